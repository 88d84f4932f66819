import { useEffect, useRef, useState } from 'react';
import type { Entry } from '../../conversation/conversation';
import { CUSTOMER, type ChatMessage } from '../../message/message';
import { isAfter } from '../../message/position';
import { useTranslate } from './translate';

/** Messages that arrive within this many ms are announced together. */
const BATCH_MS = 600;

const wordsOf = ({ body }: ChatMessage, otherwise: string) => ('text' in body && body.text) || otherwise;

/** Announces each new message from support once to screen readers, and none that was there before. */
export function Announcer({
  entries,
  ready,
}: {
  readonly entries: readonly Entry[];
  readonly ready: boolean;
}) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const announced = useRef<ChatMessage | null>(null);
  const hasStarted = useRef(false);
  const newest = entries.findLast((entry) => entry.kind === 'message' && entry.message.sender !== CUSTOMER);
  const message = newest?.kind === 'message' ? newest.message : null;

  useEffect(() => {
    if (!ready) return undefined;
    if (!hasStarted.current) {
      hasStarted.current = true;
      announced.current = message;
      return undefined;
    }
    if (!message || message === announced.current) return undefined;
    const timer = setTimeout(() => {
      const since = announced.current;
      const unannounced = entries.filter(
        (entry) =>
          entry.kind === 'message' &&
          entry.message.sender !== CUSTOMER &&
          (!since || isAfter(entry.message, since)),
      );
      announced.current = message;
      if (unannounced.length === 1) setText(t('said', { text: wordsOf(message, t('picture')) }));
      else if (unannounced.length > 1) setText(t('saidMany', { count: unannounced.length }));
    }, BATCH_MS);
    return () => clearTimeout(timer);
  }, [entries, message, ready, t]);

  return (
    <div className="unseen" role="status">
      {text}
    </div>
  );
}
