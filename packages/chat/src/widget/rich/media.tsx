import type { MediaBody } from '../../message/message';
import { Icon } from '../panel/icon';
import { useWords } from '../panel/words';
import { fileAddress } from './address';
import { WordsOf } from '../message/words-of';

interface MediaProps {
  readonly body: MediaBody;
  readonly baseURL: string;
  readonly onView: (address: string) => void;
}

/** A picture, a video or another file, with the words that came with it. */
export function Media({ body, baseURL, onView }: MediaProps) {
  const say = useWords();
  const address = fileAddress(body.url ?? body.path, baseURL);
  const words = body.text && <WordsOf text={body.text} />;
  if (!address) return words || <p className="words">{say('unknown')}</p>;
  switch (body.fileType) {
    case 'image':
      return (
        <>
          <button type="button" className="picture" onClick={() => onView(address)}>
            <img src={address} alt={body.text || say('picture')} width={232} height={232} loading="lazy" />
          </button>
          {words}
        </>
      );
    case 'video':
      return (
        <>
          {/* A moment into it, so that phones show a frame before it plays. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption -- what members send has no captions */}
          <video
            className="video"
            src={`${address}#t=0.1`}
            controls
            playsInline
            preload="metadata"
            width={232}
            height={131}
            aria-label={body.text || say('video')}
          />
          {words}
        </>
      );
    case 'file':
      return (
        <a className="attached" href={address} target="_blank" rel="noopener noreferrer">
          <Icon name="file" />
          <span dir="auto">{body.text || say('file')}</span>
          <span className="unseen">({say('newTab')})</span>
        </a>
      );
  }
}
