import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '#/components/actions/button';
import { classNames } from '#/components/class-names';
import wide from '#/components/layout/wide.module.css';
import { Dialog } from '#/components/overlay/dialog';
import { EmptyState } from '#/components/feedback/empty-state';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { besideVideo } from './beside-video';
import styles from './howto-screen.module.css';
import { TutorialVideo } from './tutorial-video';

const TOPICS = ['wallet', 'play', 'balance', 'receiveBonus', 'cancelBonus'] as const;
type Topic = (typeof TOPICS)[number];

interface HowtoScreenProps {
  /** The URL of each tutorial's video; null if the operator has none. */
  readonly addresses: Readonly<Record<Topic, string | null>>;
}

/** The topic of the open video. It is part of the URL, so that Back closes it and a link can open it. */
function useOpenTopic(available: readonly Topic[]) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const wanted = new URLSearchParams(search).get('video');
  return {
    topic: available.find((each) => each === wanted) ?? null,
    open: (topic: Topic) => void navigate(`?video=${topic}`, { state: { fromList: true } }),
    close: () => {
      // If opened from the list, that is one step back; if opened by a link, Back would leave the app.
      const isFromList = typeof state === 'object' && state !== null && 'fromList' in state;
      if (isFromList) void navigate(-1);
      else void navigate(PATHS.howto, { replace: true });
    },
  };
}

export function HowtoScreen({ addresses }: HowtoScreenProps) {
  const t = useText();
  const available = TOPICS.filter((each) => addresses[each] !== null);
  const { topic, open, close } = useOpenTopic(available);
  const address = topic && addresses[topic];

  return (
    <>
      <div className={classNames(wide.wide, styles.head)}>
        <h1>{t('titles.howto')}</h1>
        {available.length > 0 && <p className={styles.subtitle}>{t('howto.subtitle')}</p>}
      </div>
      {available.length === 0 && (
        <EmptyState
          icon={<CirclePlay />}
          title={t('howto.emptyTitle')}
          hint={t('howto.emptyHint')}
          action={
            <ButtonLink size="small" to={PATHS.contact}>
              {t('howto.contact')}
            </ButtonLink>
          }
        />
      )}
      <ul className={classNames(wide.wide, styles.list)}>
        {available.map((each) => (
          <li key={each}>
            <button type="button" className={styles.topic} aria-haspopup="dialog" onClick={() => open(each)}>
              <Poster address={addresses[each]} />
              <span className={styles.tile} aria-hidden="true">
                <CirclePlay />
              </span>
              <span>{t(`howto.topic.${each}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={topic !== null}
        onClose={close}
        hasAddress
        title={topic ? t(`howto.topic.${topic}`) : t('titles.howto')}
      >
        {topic && address && (
          <TutorialVideo topic={topic} title={t(`howto.topic.${topic}`)} address={address} />
        )}
      </Dialog>
    </>
  );
}

/** A video's poster. Only loaded where there is room for it. */
function Poster({ address }: { readonly address: string | null }) {
  const [isMissing, setIsMissing] = useState(false);
  const poster = address && besideVideo(address)?.poster;
  if (!poster || isMissing) return null;
  return (
    <img className={styles.poster} src={poster} alt="" loading="lazy" onError={() => setIsMissing(true)} />
  );
}
