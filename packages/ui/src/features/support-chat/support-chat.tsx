import { ChatWidget } from '@member-wallet/chat/widget';
import { useMemo } from 'react';
import { useApi } from '#/data/api-provider';
import { useWallet } from '#/data/use-wallet';
import { useLocale } from '#/i18n/use-locale';
import { useSession } from '#/session/use-session';
import { guestId } from './guest-id';
import styles from './support-chat.module.css';

interface SupportChatProps {
  /** '' for the page's own origin. */
  readonly socketUrl: string;
}

/** The chat of a visitor, identified by an id that only this browser knows. */
export function GuestChat({ socketUrl }: SupportChatProps) {
  const { client } = useApi();
  const { locale } = useLocale();
  const { stored } = useSession();
  const who = useMemo(() => ({ userId: null, guestId: guestId(stored) }), [stored]);
  return (
    <div className={styles.chat}>
      <ChatWidget {...{ client, who, locale, socketUrl }} />
    </div>
  );
}

/** The chat of the logged-in member. */
export function MemberChat({ socketUrl }: SupportChatProps) {
  const { client } = useApi();
  const { locale } = useLocale();
  const { data } = useWallet();
  const { _id: userId, name, username } = data?.profile ?? {};
  const who = useMemo(
    () => (userId ? { userId, guestId: null, ...(name && { name }), ...(username && { username }) } : null),
    [userId, name, username],
  );
  if (!who) return null;
  return (
    <div className={styles.chat}>
      <ChatWidget {...{ client, who, locale, socketUrl }} />
    </div>
  );
}
