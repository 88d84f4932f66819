import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppSchemes } from '#/data/market/market-provider';
import styles from './server-html.module.css';
import { wordsOf } from './words-of';

/** Text that the operator wrote as HTML: the only way for external markup to enter the page. */
export function ServerHtml({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const schemes = useAppSchemes();
  const [content, setContent] = useState<DocumentFragment | 'waiting' | 'failed'>('waiting');

  useEffect(() => {
    let isCurrent = true;
    const clean = async () => {
      try {
        const { sanitiseHtml } = await import('./sanitise-html');
        if (isCurrent) setContent(sanitiseHtml(html, schemes));
      } catch {
        // The sanitiser could not be loaded: the text without its markup is better than nothing.
        if (isCurrent) setContent('failed');
      }
    };
    void clean();
    return () => {
      isCurrent = false;
    };
  }, [html, schemes]);

  // In the same commit as the placeholder goes: between two, a frame would show both.
  useLayoutEffect(() => {
    if (content instanceof DocumentFragment) ref.current?.replaceChildren(content.cloneNode(true));
  }, [content]);

  if (content === 'failed') return <p className={styles.html}>{wordsOf(html)}</p>;
  if (content !== 'waiting') return <div ref={ref} className={styles.html} />;
  return (
    // The hidden words take the room of the text: what follows does not move when one paragraph comes.
    <div className={styles.waiting} aria-hidden="true">
      <p>{wordsOf(html)}</p>
    </div>
  );
}
