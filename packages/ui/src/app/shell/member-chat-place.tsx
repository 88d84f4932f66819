import { Suspense, useCallback, useEffect, useState } from 'react';
import { useMarket } from '#/data/market/market-provider';
import type { ChatSettings } from '#/features/support-chat/chat-settings';
import type { OnBadge } from '#/features/support-chat/unread-badge';
import { ChatPlace } from './chat-place';
import type { Env } from '#/app/settings/env';
import { lazyPart } from '#/app/pages/lazy-screen';

const MemberChat = lazyPart(
  async () => (await import('#/features/support-chat/support-chat')).MemberChat,
  ['start'],
);
const UnreadWatch = lazyPart(
  async () => (await import('#/features/support-chat/unread-watch')).UnreadWatch,
  ['start'],
);

/** In milliseconds after the first page: the check for new messages must not delay it. */
const WATCH_AFTER = 5000;

interface MemberChatPlaceProps {
  readonly env: Env;
  /** Called with the badge for new messages, on every page. Must be stable. */
  readonly onBadge: OnBadge;
}

/** A member's chat, and on pages without it the check for new messages. */
export function MemberChatPlace({ env, onBadge }: MemberChatPlaceProps) {
  const { chat: hasChat } = useMarket().features;
  const chat = useCallback(
    (settings: ChatSettings) => <MemberChat {...settings} onBadge={onBadge} />,
    [onBadge],
  );
  const watch = hasChat && <LaterWatch sound={env.chatSound} onBadge={onBadge} />;
  return <ChatPlace env={env} chat={chat} elsewhere={watch} />;
}

function LaterWatch(props: { readonly sound: boolean; readonly onBadge: OnBadge }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), WATCH_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <UnreadWatch {...props} />
      </Suspense>
    )
  );
}
