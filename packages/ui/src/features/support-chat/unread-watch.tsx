import {
  chime,
  claimNotice,
  countInTitle,
  pageStorage,
  unreadTexts,
  watchUnread,
} from '@member-wallet/chat/unread';
import { useEffect, useState } from 'react';
import hidden from '#/components/layout/visually-hidden.module.css';
import { useChatEnabled } from '#/data/operator/use-lookups';
import { useLocale } from '#/i18n/use-locale';
import { type OnBadge, UnreadBadge } from './unread-badge';
import { useChatMember } from './use-chat-member';

interface UnreadWatchProps {
  readonly sound: boolean;
  readonly onBadge: OnBadge;
}

/** Notifies a member of new messages on pages without the chat: a badge, the tab's title, one announcement. */
export function UnreadWatch({ sound, onBadge }: UnreadWatchProps) {
  const { data: isOn } = useChatEnabled();
  const { client, who } = useChatMember();
  const { locale } = useLocale();
  const [count, setCount] = useState(0);
  /** The id of the newest message that the member is notified of. */
  const [news, setNews] = useState<string | null>(null);

  useEffect(() => {
    if (isOn !== true || !who) return undefined;
    const end = watchUnread({
      client,
      who,
      storage: pageStorage(),
      page: { window, document },
      onUnread: (unread, newest) => {
        setCount(unread);
        if (newest === null || !claimNotice(newest)) return;
        setNews(newest);
        if (sound) chime();
      },
    });
    return () => {
      end();
      setCount(0);
      setNews(null);
    };
  }, [isOn, client, who, sound]);
  useEffect(() => {
    onBadge(count > 0 ? <UnreadBadge count={count} /> : null);
    return count > 0 ? countInTitle(count) : undefined;
  }, [count, onBadge]);
  useEffect(() => () => onBadge(null), [onBadge]);

  return (
    <p className={hidden.hidden} role="status">
      {/* Keyed, because screen readers only read what is added. */}
      {news !== null && count > 0 && <span key={news}>{unreadTexts[locale].news}</span>}
    </p>
  );
}
