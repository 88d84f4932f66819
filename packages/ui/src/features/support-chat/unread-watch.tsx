import { chime, countInTitle, pageStorage, unreadTexts, watchUnread } from '@member-wallet/chat/unread';
import { useEffect, useRef, useState } from 'react';
import hidden from '#/components/layout/visually-hidden.module.css';
import { useChatEnabled } from '#/data/operator/use-lookups';
import { useLocale } from '#/i18n/use-locale';
import { type OnBadge, UnreadBadge } from './unread-badge';
import { useChatMember } from './use-chat-member';

interface UnreadWatchProps {
  readonly sound: boolean;
  readonly onBadge: OnBadge;
}

/** The latest number of unread messages, also of an earlier instance of the component. */
let announced = 0;

/** Notifies a member of new messages on pages without the chat: a badge, the tab's title, one announcement. */
export function UnreadWatch({ sound, onBadge }: UnreadWatchProps) {
  const { data: isOn } = useChatEnabled();
  const { client, who } = useChatMember();
  const { locale } = useLocale();
  const [count, setCount] = useState(0);
  const heard = useRef(0);

  useEffect(() => {
    if (isOn !== true || !who) return undefined;
    const end = watchUnread({
      client,
      who,
      storage: pageStorage(),
      page: { window, document },
      onCount: setCount,
    });
    return () => {
      end();
      setCount(0);
    };
  }, [isOn, client, who]);
  useEffect(() => {
    onBadge(count > 0 ? <UnreadBadge count={count} /> : null);
    return count > 0 ? countInTitle(count) : undefined;
  }, [count, onBadge]);
  useEffect(() => () => onBadge(null), [onBadge]);
  useEffect(() => {
    if (sound && count > heard.current && count > announced) chime();
    heard.current = count;
    announced = count;
  }, [count, sound]);

  return (
    <p className={hidden.hidden} role="status">
      {count > 0 && unreadTexts[locale].news}
    </p>
  );
}
