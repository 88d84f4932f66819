import type { MediaBody } from '../../message/message';
import { MoreIcon } from './more-icons';
import { useTranslate } from '../panel/translate';
import { fileUrl } from './urls';
import { LinkedText } from './linked-text';

interface MediaProps {
  readonly body: MediaBody;
  readonly baseURL: string;
  readonly onView: (url: string) => void;
}

/**
 * A picture, a video or another file. The caption of a picture or video is shown below it and is not its accessible name
 * too, because screen readers would read it twice.
 */
export function Media({ body, baseURL, onView }: MediaProps) {
  const t = useTranslate();
  const url = fileUrl(body.url, baseURL) ?? fileUrl(body.path, baseURL);
  const words = body.text && (
    <p className="words" dir="auto">
      <LinkedText text={body.text} />
    </p>
  );
  if (!url) return words || <p className="words">{t('unknown')}</p>;
  switch (body.fileType) {
    case 'image':
      return (
        <>
          <button type="button" className="picture" onClick={() => onView(url)}>
            <img src={url} alt={t('picture')} loading="lazy" />
          </button>
          {words}
        </>
      );
    case 'video':
      return (
        <>
          {/* With the time offset, phones show a frame before the video plays. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption -- what members send has no captions */}
          <video
            className="video"
            src={`${url}#t=0.1`}
            controls
            playsInline
            preload="metadata"
            width={232}
            height={131}
            aria-label={t('video')}
          />
          {words}
        </>
      );
    case 'file':
      return (
        <a className="attached" href={url} target="_blank" rel="noopener noreferrer">
          <MoreIcon name="file" />
          <span dir="auto">{body.text || t('file')}</span>
          <span className="unseen">{`(${t('newTab')})`}</span>
        </a>
      );
  }
}
