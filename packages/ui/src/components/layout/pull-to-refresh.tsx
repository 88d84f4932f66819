import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '#/components/class-names';
import { Spinner } from '#/components/feedback/spinner';
import styles from './pull-to-refresh.module.css';
import { usePull } from './use-pull';
import hidden from './visually-hidden.module.css';

interface PullToRefreshProps {
  readonly running: boolean;
  readonly onRefresh: () => void;
  readonly texts: {
    /** `pull` is shown while pulling; `release`, once far enough that letting go refreshes. */
    readonly pull: string;
    readonly release: string;
    /** Announced to screen readers. */
    readonly running: string;
  };
}

/** Refreshes when the page is pulled down. The indicator is over the page, so that nothing moves. */
export function PullToRefresh({ running, onRefresh, texts }: PullToRefreshProps) {
  const sign = useRef<HTMLDivElement>(null);
  const phase = usePull(sign, onRefresh);
  const shown = running ? 'running' : phase;
  return (
    <>
      <div className={styles.place} aria-hidden="true">
        <div ref={sign} className={classNames(styles.sign, styles[shown])}>
          {running ? <Spinner /> : <ArrowDown />}
          {phase !== 'idle' && !running && <span>{phase === 'ready' ? texts.release : texts.pull}</span>}
        </div>
      </div>
      <p className={hidden.hidden} role="status">
        {running && texts.running}
      </p>
    </>
  );
}
