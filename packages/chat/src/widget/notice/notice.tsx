import { useEffect, useRef } from 'react';
import type { Entry } from '../../conversation/conversation';
import type { ChatSnapshot } from '../../driver/snapshot';
import { CUSTOMER, type ChatMessage } from '../../message/message';
import type { Locale } from '@member-wallet/api-sdk';
import { claimNotice } from '../../unread/claim-notice';
import { chime } from './chime';
import { countInTitle } from './count-in-title';
import { noticeTexts } from './notice-texts';

/** Messages that arrive within this many ms are announced together. */
const BATCH_MS = 600;

const wordsOf = ({ body }: ChatMessage, otherwise: string) => ('text' in body && body.text) || otherwise;

/** The messages from support after the one with this key. */
const newAfter = (entries: readonly Entry[], since: string | null) =>
  entries
    .slice(entries.findIndex(({ key }) => key === since) + 1)
    .filter((entry) => entry.kind === 'message')
    .filter(({ message }) => message.sender !== CUSTOMER);

interface NoticeProps {
  readonly snapshot: ChatSnapshot;
  /** The key of the newest message from support at the start; null if there was none. */
  readonly since: string | null;
  readonly open: boolean;
  readonly sound: boolean;
  readonly locale: Locale;
  readonly onSay: (text: string) => void;
}

/**
 * Notifies of new messages: in the tab's title, by a sound if `sound` is set, and once to screen readers. Loaded with
 * the first new message.
 */
export function Notice({ snapshot, since, open, sound, locale, onSay }: NoticeProps): null {
  const { entries, unread } = snapshot;
  const announced = useRef(since);
  useEffect(() => (unread > 0 ? countInTitle(unread) : undefined), [unread]);
  useEffect(() => {
    if (newAfter(entries, announced.current).length === 0) return undefined;
    const timer = setTimeout(() => {
      const messages = newAfter(entries, announced.current);
      const [first] = messages;
      const last = messages.at(-1);
      if (!first || !last) return;
      announced.current = last.key;
      claimNotice(last.message.id);
      const { said, saidMany, sentPicture } = noticeTexts[locale];
      onSay(
        messages.length === 1
          ? said.replace('{{text}}', () => wordsOf(first.message, sentPicture))
          : saidMany.replace('{{count}}', String(messages.length)),
      );
      if (sound && (!open || document.hidden)) chime();
    }, BATCH_MS);
    return () => clearTimeout(timer);
  }, [entries, open, sound, locale, onSay]);
  return null;
}
