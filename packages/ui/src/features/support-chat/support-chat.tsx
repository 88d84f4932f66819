import { ChatWidget, newGuestId } from '@member-wallet/chat/widget';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { offerReload } from '#/code/missing-code';
import { backSteps } from '#/components/overlay/use-back-step';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import type { StoredValues } from '#/session/stored-values';
import { useSession } from '#/session/use-session';
import { visibleText } from '#/text/visible-text';
import { useToast } from '#/toasts/use-toast';
import type { ChatSettings } from './chat-settings';
import styles from './support-chat.module.css';
import { useChatRequest } from './use-chat-request';
import { type OnBadge, UnreadBadge } from './unread-badge';
import { useChatClient, useChatMember } from './use-chat-member';

/** Marks the page for the style sheets while the panel is beside it. Returns a setter for whether the panel is shown. */
function useDock(isDocked: true | undefined) {
  const [isShown, setIsShown] = useState(false);
  const isBeside = isShown && isDocked === true;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-chat-beside', isBeside);
    return () => document.documentElement.removeAttribute('data-chat-beside');
  }, [isBeside]);
  return setIsShown;
}

/** Makes Back close the chat before it leaves the page. */
const coverPage = (close: () => void) => backSteps().enter(close);

/** Returns a function to call when the panel failed to load: it offers a reload, or says that there is no connection. */
function useMissing() {
  const t = useText();
  const toast = useToast();
  return useCallback(() => {
    const say = async () => {
      if ((await offerReload()) === 'unreachable') toast.error(t('errors.network'));
    };
    void say();
  }, [t, toast]);
}

/** The visitor's id: 128 random bits, created once per browser. It is a secret, because it gives access to the conversation. */
function guestIdIn(stored: StoredValues): string {
  const known = stored.get('guest-id');
  if (known !== null) return known;
  const made = newGuestId();
  stored.set('guest-id', made);
  return made;
}

/** The chat of a visitor, identified by an id that only this browser knows. */
export function GuestChat({ isDocked, ...props }: ChatSettings) {
  const client = useChatClient(null);
  const { locale } = useLocale();
  const { stored } = useSession();
  const onShown = useDock(isDocked);
  const onMissing = useMissing();
  const who = useMemo(() => ({ userId: null, guestId: guestIdIn(stored) }), [stored]);
  return (
    <div className={styles.chat}>
      <ChatWidget
        {...props}
        {...{ client, who, locale, onShown, onMissing }}
        onCover={coverPage}
        cleanText={visibleText}
      />
    </div>
  );
}

interface MemberChatProps extends ChatSettings {
  readonly onBadge: OnBadge;
}

/** The chat of the logged-in member. */
export function MemberChat({ onBadge, isDocked, ...props }: MemberChatProps) {
  const { token, client, who } = useChatMember();
  const { locale } = useLocale();
  const prepared = useChatRequest();
  const onShown = useDock(isDocked);
  const onMissing = useMissing();
  const onUnread = useCallback(
    (count: number) => onBadge(count > 0 ? <UnreadBadge count={count} /> : null),
    [onBadge],
  );
  useEffect(() => () => onBadge(null), [onBadge]);
  if (!who) return null;
  return (
    <div className={styles.chat}>
      <ChatWidget
        key={token}
        {...props}
        {...{ client, who, locale, onUnread, onShown, onMissing, prepared }}
        onCover={coverPage}
        cleanText={visibleText}
      />
    </div>
  );
}
