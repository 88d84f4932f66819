import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Drawing } from '../panel/icon';
import type { extensionTexts } from './extension-texts';
import type { Rating } from './use-rating';

const STARS = [1, 2, 3, 4, 5] as const;
const STAR = 'm12 3 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L3 9.7l6.2-.9Z';

interface RatingFormProps {
  readonly rating: Rating;
  readonly texts: (typeof extensionTexts)['en'];
}

/** One to five stars for a chat that is over. */
export function RatingForm({ rating: { phase, rate, dismiss }, texts }: RatingFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const [stars, setStars] = useState(0);
  // Keyboards go on at the messages when it goes away.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.matches(':focus-within')) return;
      element.closest('dialog')?.querySelector<HTMLElement>('[role=log]')?.focus();
    };
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stars === 0) return;
    // It stays when the form has given way to the thanks.
    box.current?.focus();
    void rate(stars);
  };
  return (
    <div ref={box} className="rating" tabIndex={-1}>
      {phase !== 'sent' && (
        <form onSubmit={submit}>
          <fieldset disabled={phase === 'sending'}>
            <legend>{texts.ask}</legend>
            {STARS.map((count) => (
              <label key={count} className={count <= stars ? 'star given' : 'star'}>
                <input
                  type="radio"
                  name="stars"
                  checked={count === stars}
                  aria-label={texts.stars.replace('{{count}}', String(count))}
                  onChange={() => setStars(count)}
                />
                <Drawing path={STAR} />
              </label>
            ))}
          </fieldset>
          <button type="button" className="quiet" onClick={dismiss}>
            {texts.later}
          </button>
          <button type="submit" className="quiet" aria-disabled={stars === 0 || phase === 'sending'}>
            {phase === 'sending' ? texts.rating : texts.rate}
          </button>
        </form>
      )}
      <p role="status" className={phase}>
        {phase === 'sent' && <span>{texts.thanks}</span>}
        {phase === 'failed' && <span>{texts.notRated}</span>}
      </p>
    </div>
  );
}
