import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#/i18n/use-text';
import { ErrorBoundary } from '#/app/pages/error-boundary';
import { reloadPage, useReloadReason } from '#/code/missing-code';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  readonly topBar: ReactNode;
  readonly bottomBar?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: bars, one column between them, and scroll and focus reset on navigation. */
export function PageFrame({ topBar, bottomBar, children }: PageFrameProps) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const [crashed, setCrashed] = useState(false);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // A screen reader starts at the new page, not at the link that led to it. To focus is to lay out the page, which on a
    // slow phone is enough work for one task.
    setTimeout(() => main.current?.focus({ preventScroll: true }));
  }, [pathname]);

  return (
    <div className={bottomBar ? styles.railed : styles.page}>
      {topBar}
      <StateBar crashed={crashed} />
      <main ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={pathname} onChange={setCrashed}>
          <Suspense fallback={null}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {bottomBar}
    </div>
  );
}

const followConnection = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/**
 * Says that the device has no connection, for as long as it has none; or, once code could not be fetched, that the server has
 * a newer version or that a part did not load. The member decides when to load the page anew. A page that crashed says that
 * itself.
 */
function StateBar({ crashed }: { readonly crashed: boolean }) {
  const t = useText();
  const reason = useReloadReason();
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  // There before its text: a screen reader may skip a status that comes together with it.
  return (
    <div className={styles.state} role="status">
      {!isOnline && <span>{t('shell.offline')}</span>}
      {isOnline && reason && !crashed && (
        <>
          <span>{t(reason === 'newVersion' ? 'shell.newVersion' : 'shell.notLoaded')}</span>
          <button type="button" className={styles.reload} onClick={() => void reloadPage()}>
            {t('actions.reload')}
          </button>
        </>
      )}
    </div>
  );
}
