import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppSchemes } from '#/data/market/market-provider';
import styles from './server-html.module.css';
import { wordsOf } from './words-of';

/** A text that the operator wrote in HTML. The only component that inserts external markup into the page. */
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
        // The sanitiser failed to load, so the text is shown without its markup.
        if (isCurrent) setContent('failed');
      }
    };
    void clean();
    return () => {
      isCurrent = false;
    };
  }, [html, schemes]);

  // In the commit that removes the placeholder, because otherwise a frame could show both.
  useLayoutEffect(() => {
    if (content instanceof DocumentFragment) ref.current?.replaceChildren(content.cloneNode(true));
  }, [content]);

  if (content === 'failed') return <p className={styles.html}>{wordsOf(html)}</p>;
  if (content !== 'waiting') return <div ref={ref} className={styles.html} />;
  return (
    // Invisible words reserve the space of one paragraph, so that the content below does not move when the text is shown.
    <div className={styles.waiting} aria-hidden="true">
      <p>{wordsOf(html)}</p>
    </div>
  );
}
