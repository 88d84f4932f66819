import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '#/components/class-names';
import { Spinner } from '#/components/feedback/spinner';
import hidden from '#/components/layout/visually-hidden.module.css';
import { useText } from '#/i18n/use-text';
import styles from './pull-to-refresh.module.css';
import { usePull } from './use-pull';

interface Props {
  readonly running: boolean;
  readonly onRefresh: () => void;
}

/** Pulling the page down refreshes the balances. The sign overlays the page, so that nothing below moves. */
export function PullToRefresh({ running, onRefresh }: Props) {
  const t = useText();
  const sign = useRef<HTMLDivElement>(null);
  const phase = usePull(sign, onRefresh);
  const shown = running ? 'running' : phase;
  return (
    <>
      <div className={styles.place} aria-hidden="true">
        <div ref={sign} className={classNames(styles.sign, styles[shown])}>
          {running ? <Spinner /> : <ArrowDown />}
          {phase !== 'idle' && !running && (
            <span>{phase === 'ready' ? t('home.pullRelease') : t('home.pullDown')}</span>
          )}
        </div>
      </div>
      {/* The end is announced by the time of the last refresh. */}
      <p className={hidden.hidden} role="status">
        {running && t('home.refreshing')}
      </p>
    </>
  );
}
