import { useEffect, useRef, useState } from 'react';
import { sanitiseHtml } from './sanitise-html';
import styles from './server-html.module.css';
import { wordsOf } from './words-of';
import { Skeleton } from '#/components/feedback/skeleton';

/** Text that the operator wrote as HTML: the only way for external markup to enter the page. */
export function ServerHtml({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');

  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      try {
        const fragment = await sanitiseHtml(html);
        if (!isCurrent) return;
        ref.current?.replaceChildren(fragment);
        setState('shown');
      } catch {
        // The sanitiser could not be loaded: the text without its markup is better than nothing.
        if (isCurrent) setState('failed');
      }
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [html]);

  if (state === 'failed') return <p className={styles.html}>{wordsOf(html)}</p>;
  return (
    <>
      {state === 'waiting' && (
        <div className={styles.waiting}>
          <Skeleton shape="long" />
          <Skeleton shape="medium" soft />
        </div>
      )}
      <div ref={ref} className={styles.html} />
    </>
  );
}
