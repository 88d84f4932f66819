import { useState } from 'react';
import { bcp47, LOCALE_NAMES, LOCALES } from '#/i18n/locale';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { besideVideo } from './beside-video';
import styles from './howto-screen.module.css';

interface Props {
  readonly title: string;
  readonly address: string;
}

/** Plays the video in the page; if it cannot be played here (a web page, no codec), the link below remains. */
export function TutorialVideo({ title, address }: Props) {
  const t = useText();
  const { locale } = useLocale();
  const [isBroken, setIsBroken] = useState(false);
  const beside = besideVideo(address);
  return (
    <div className={styles.player}>
      {isBroken ? (
        <p role="status">{t('howto.failed')}</p>
      ) : (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- our own have their tracks below; a video of another host brings none along
        <video
          // The browser selects the default captions when the element is created.
          key={locale}
          className={styles.video}
          src={address}
          title={title}
          poster={beside?.poster}
          controls
          playsInline
          preload="metadata"
          data-autofocus=""
          // Focusable, so that the player's keys work at once.
          tabIndex={0}
          onError={() => setIsBroken(true)}
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
