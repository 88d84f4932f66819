import { useEffect, useState } from 'react';
import type { ChatExtensions, OnSocketEvent } from './chat-extensions';

/** Who stops without saying so is not typing for ever; in ms. */
const TYPING_FOR = 8000;

/**
 * Whether support is typing, as the extension says.
 * @param newest the key of the newest message from support, with which the typing is over
 */
export function useTyping(
  typing: ChatExtensions['typing'],
  onSocketEvent: OnSocketEvent,
  newest: string | null,
): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = typing?.((now) => {
      clearTimeout(timer);
      setTyping(now);
      if (now) timer = setTimeout(() => setTyping(false), TYPING_FOR);
    }, onSocketEvent);
    return () => {
      stop?.();
      clearTimeout(timer);
      setTyping(false);
    };
  }, [typing, onSocketEvent]);

  const [last, setLast] = useState(newest);
  if (newest !== last) {
    setLast(newest);
    setTyping(false);
  }
  return isTyping;
}
