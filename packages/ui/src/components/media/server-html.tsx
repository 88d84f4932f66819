import { useEffect, useRef, useState } from 'react';
import { useAppSchemes } from '#/data/app-schemes';
import { plainParagraphs } from './plain-paragraphs';
import styles from './server-html.module.css';
import { wordsOf } from './words-of';
import { Skeleton } from '#/components/feedback/skeleton';

/**
 * Text that the operator wrote as HTML: the only way for external markup to enter the page. What is only paragraphs shows
 * at once, without the sanitiser.
 */
export function ServerHtml({ html }: { readonly html: string }) {
  const paragraphs = plainParagraphs(html);
  if (paragraphs === null) return <Sanitised html={html} />;
  return (
    <div className={styles.html}>
      {paragraphs.map((words, index) => (
        <p key={index}>{words}</p>
      ))}
    </div>
  );
}

function Sanitised({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const schemes = useAppSchemes();
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');

  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      try {
        const { sanitiseHtml } = await import('./sanitise-html');
        if (!isCurrent) return;
        ref.current?.replaceChildren(sanitiseHtml(html, schemes));
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
  }, [html, schemes]);

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
