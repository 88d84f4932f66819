import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#/i18n/use-text';
import { ErrorBoundary } from '#/app/pages/error-boundary';
import { reloadPage, useReloadReason } from '#/code/missing-code';
import { useBrand } from './brand';
import styles from './page-frame.module.css';

interface PageFrameProps {
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
    // So that screen readers start at the new page. In a separate task, because focusing forces a layout, which is slow
    // on cheap phones.
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
 * Shows while the device is offline; or, after code failed to load, that the server has a newer version or that a part
 * did not load. The member decides when to reload. A crashed page has its own message.
 */
function StateBar({ crashed }: { readonly crashed: boolean }) {
  const t = useText();
  const reason = useReloadReason();
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  // Rendered before it has text: a screen reader may skip a status inserted together with its text.
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

/** The market's drawing behind a visitors' form, or beside it on wide screens. */
export function SideArt() {
  const brand = useBrand();
  return (
    <div className={styles.art} aria-hidden="true">
      <brand.loginArt />
    </div>
  );
}
