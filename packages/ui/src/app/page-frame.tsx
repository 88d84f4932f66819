import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
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

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // A screen reader starts at the new page, not at the link that led to it.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.page}>
      {topBar}
      <main ref={main} tabIndex={-1} className={bottomBar ? styles.aboveBar : styles.main}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={null}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {bottomBar}
    </div>
  );
}
