import { useEffect, useRef, useState } from 'react';
import type { Entry } from '../../conversation/conversation';
import { CUSTOMER, type ChatMessage } from '../../message/message';
import { isAfter } from '../../message/position';
import { useWords } from './words';

/** Ms in which what comes together is told together. */
const TOGETHER = 600;

const wordsOf = ({ body }: ChatMessage, otherwise: string) => ('text' in body && body.text) || otherwise;

/** Reads out what the other side says, once, and nothing of what was there before. */
export function Announcer({
  entries,
  ready,
}: {
  readonly entries: readonly Entry[];
  readonly ready: boolean;
}) {
  const say = useWords();
  const [text, setText] = useState('');
  const told = useRef<ChatMessage | null>(null);
  const began = useRef(false);
  const newest = entries.findLast((entry) => entry.kind === 'message' && entry.message.sender !== CUSTOMER);
  const message = newest?.kind === 'message' ? newest.message : null;

  useEffect(() => {
    if (!ready) return undefined;
    if (!began.current) {
      began.current = true;
      told.current = message;
      return undefined;
    }
    if (!message || message === told.current) return undefined;
    const timer = setTimeout(() => {
      const since = told.current;
      const news = entries.filter(
        (entry) =>
          entry.kind === 'message' &&
          entry.message.sender !== CUSTOMER &&
          (!since || isAfter(entry.message, since)),
      );
      told.current = message;
      if (news.length === 1) setText(say('said', { text: wordsOf(message, say('picture')) }));
      else if (news.length > 1) setText(say('saidMany', { count: news.length }));
    }, TOGETHER);
    return () => clearTimeout(timer);
  }, [entries, message, ready, say]);

  return (
    <div className="unseen" role="status">
      {text}
    </div>
  );
}
