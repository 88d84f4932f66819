import { ChatWidget } from '@member-wallet/chat/widget';
import { useMemo } from 'react';
import { useApi } from '#/data/api-provider';
import { useWallet } from '#/data/use-wallet';
import { useLocale } from '#/i18n/use-locale';
import { useSession, useSessionState } from '#/session/use-session';
import { guestId } from './guest-id';
import styles from './support-chat.module.css';

interface SupportChatProps {
  /** '' for the page's own origin. */
  readonly socketUrl: string;
}

function useChatClient(token: string | null) {
  const api = useApi();
  return useMemo(() => api.reportingClient(token), [api, token]);
}

/** The chat of a visitor, identified by an id that only this browser knows. */
export function GuestChat({ socketUrl }: SupportChatProps) {
  const client = useChatClient(null);
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
  const { token } = useSessionState();
  const client = useChatClient(token);
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
      <ChatWidget key={token} {...{ client, who, locale, socketUrl }} />
    </div>
  );
}
