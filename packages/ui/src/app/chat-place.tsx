import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OnBadge } from '#/features/support-chat/on-badge';
import { useMarket } from '#/data/market-provider';
import { useChatEnabled } from '#/data/use-lookups';
import type { Env } from './env';
import { lazyPart } from './lazy-screen';
import { hasChat } from './has-chat';
import { pageAt } from './page-at';

const MemberChat = lazyPart(
  async () => (await import('#/features/support-chat/support-chat')).MemberChat,
  ['start'],
);
const GuestChat = lazyPart(
  async () => (await import('#/features/support-chat/support-chat')).GuestChat,
  ['start'],
);
const UnreadWatch = lazyPart(
  async () => (await import('#/features/support-chat/unread-watch')).UnreadWatch,
  ['start'],
);

/** Ms after the first page, so that new messages are looked for when it has long been there. */
const WATCH_AFTER = 5000;

interface ChatPlaceProps {
  readonly env: Pick<Env, 'chatUrl' | 'chatEverywhere' | 'chatAnswersWithin' | 'chatSound'>;
  /** For a member, which is told of new messages on every page. */
  readonly onBadge?: OnBadge;
}

/** The support chat, on the pages that the build settings select and while the operator has it enabled. */
export function ChatPlace({ env, onBadge }: ChatPlaceProps) {
  const { pathname } = useLocation();
  const market = useMarket();
  const { chatUrl, chatSound: sound } = env;
  if (chatUrl === null) return null;
  const page = pageAt(market, pathname);
  if (!hasChat(page, market, env)) {
    return onBadge && market.features.chat ? <LaterWatch {...{ sound, onBadge }} /> : null;
  }
  const chat = {
    socketUrl: chatUrl,
    answersWithin: env.chatAnswersWithin ?? undefined,
    sound,
    isDocked: page?.chat,
  };
  return <WhileOn>{onBadge ? <MemberChat {...chat} onBadge={onBadge} /> : <GuestChat {...chat} />}</WhileOn>;
}

function WhileOn({ children }: { readonly children: ReactNode }) {
  const { data: isOn } = useChatEnabled();
  return isOn === true && <Suspense fallback={null}>{children}</Suspense>;
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
