import { useEffect, useState } from 'react';
import type { ChatPlace } from '../../driver/options';
import { ignoreErrors } from '../../driver/records';
import type { ChatRating, OnSocketEvent } from './chat-extensions';

/** One chat that is over. */
interface Asked {
  readonly chatId: string;
  readonly phase: 'asked' | 'sending' | 'failed' | 'sent';
}

export interface Rating {
  readonly phase: Asked['phase'];
  readonly rate: (stars: number) => Promise<void>;
  /** The member does not want to rate this chat. */
  readonly dismiss: () => void;
}

/** How long the member is thanked, in ms. */
const THANKS_FOR = 4000;

const ratedKey = (me: string) => `chat-rated/${encodeURIComponent(me)}`;

/** The rating to ask for; null while there is none. Survives closing the panel. */
export function useRating(
  source: ChatRating | undefined,
  onSocketEvent: OnSocketEvent,
  storage: ChatPlace['storage'],
  me: string,
): Rating | null {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const stop = source?.watch((chatId) => {
      const isDone = chatId === null || ignoreErrors(() => storage.getItem(ratedKey(me))) === chatId;
      // Said again, it is still the same question.
      setAsked((now) => (now?.chatId === chatId ? now : isDone ? null : { chatId, phase: 'asked' }));
    }, onSocketEvent);
    return () => {
      stop?.();
      setAsked(null);
    };
  }, [source, onSocketEvent, storage, me]);
  const isSent = asked?.phase === 'sent';
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(() => setAsked(null), THANKS_FOR);
    return () => clearTimeout(timer);
  }, [isSent]);
  if (!source || !asked) return null;

  const { chatId, phase } = asked;
  const settle = () => ignoreErrors(() => storage.setItem(ratedKey(me), chatId));
  const turn = (next: Asked['phase']) =>
    setAsked((now) => (now?.chatId === chatId ? { chatId, phase: next } : now));
  return {
    phase,
    rate: async (stars) => {
      if (phase === 'sending' || phase === 'sent') return;
      turn('sending');
      try {
        await source.rate(chatId, stars);
        settle();
        turn('sent');
      } catch {
        turn('failed');
      }
    },
    dismiss: () => {
      settle();
      setAsked(null);
    },
  };
}
