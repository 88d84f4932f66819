import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useMarket } from '#/data/market/market-provider';
import { useChatEnabled } from '#/data/operator/use-lookups';
import type { ChatSettings } from '#/features/support-chat/chat-settings';
import type { Env } from '#/app/settings/env';
import { lazyPart } from '#/app/pages/lazy-screen';
import { hasChat, pageAt } from '#/app/pages/page-at';

const GuestChat = lazyPart(async () => {
  const code = await import('#/features/support-chat/support-chat');
  return code.GuestChat;
}, ['start']);

interface ChatPlaceProps {
  readonly env: Pick<Env, 'chatUrl' | 'chatEverywhere' | 'chatAnswersWithin' | 'chatSound'>;
  readonly chat?: ComponentType<ChatSettings>;
  /** Rendered on pages without the chat. */
  readonly elsewhere?: ReactNode;
}

/**
 * The support chat, by default a visitor's, on the pages that the build settings select, while the operator has it switched
 * on.
 */
export function ChatPlace({ env, chat: Chat = GuestChat, elsewhere = null }: ChatPlaceProps) {
  const { pathname } = useLocation();
  const market = useMarket();
  const { chatUrl, chatAnswersWithin, chatSound } = env;
  if (chatUrl === null) return null;
  const page = pageAt(market, pathname);
  return hasChat(page, market, env) ? (
    <WhileOn>
      <Chat
        socketUrl={chatUrl}
        answersWithin={chatAnswersWithin ?? undefined}
        sound={chatSound}
        isDocked={page?.chat}
      />
    </WhileOn>
  ) : (
    elsewhere
  );
}

function WhileOn({ children }: { readonly children: ReactNode }) {
  const { data: isOn } = useChatEnabled();
  return isOn === true && <Suspense fallback={null}>{children}</Suspense>;
}
