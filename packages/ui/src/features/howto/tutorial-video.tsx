import { useState } from 'react';
import { bcp47, LOCALE_NAMES, LOCALES } from '#/i18n/locale';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { useSession } from '#/session/use-session';
import { besideVideo } from './beside-video';
import styles from './howto-screen.module.css';
import { keepPlace, resume } from './video-place';

interface Props {
  readonly topic: string;
  readonly title: string;
  readonly address: string;
}

/** How often a video is loaded again after an error, which may be a broken connection. */
const MOST_FAILURES = 1;

/** Plays the video in the page. If it cannot be played (not a video file, no codec), the link below remains. */
export function TutorialVideo({ topic, title, address }: Props) {
  const t = useText();
  const { locale } = useLocale();
  const { stored } = useSession();
  const [failures, setFailures] = useState(0);
  const beside = besideVideo(address);
  return (
    <div className={styles.player}>
      {failures > MOST_FAILURES ? (
        <p role="status">{t('howto.failed')}</p>
      ) : (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- our own have their tracks below; a video of another host brings none along
        <video
          // The browser selects the default captions when the element is created.
          key={`${locale} ${failures}`}
          className={styles.video}
          src={address}
          title={title}
          poster={beside?.poster}
          controls
          playsInline
          preload="metadata"
          data-autofocus=""
          // Focusable, so that the player's keys work without a click.
          tabIndex={0}
          onLoadedMetadata={({ currentTarget }) => resume(stored, topic, currentTarget)}
          onTimeUpdate={({ currentTarget }) => keepPlace(stored, topic, currentTarget)}
          onError={() => setFailures((count) => count + 1)}
        >
          {beside &&
            LOCALES.map((each) => (
              <track
                key={each}
                kind="captions"
                src={beside.captions(each)}
                srcLang={bcp47(each)}
                label={LOCALE_NAMES[each]}
                default={each === locale}
              />
            ))}
        </video>
      )}
      <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
        {t('howto.open')}
      </a>
    </div>
  );
}
