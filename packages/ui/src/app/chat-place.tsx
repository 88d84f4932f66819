import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useMarket } from '#/data/market-provider';
import { useChatEnabled } from '#/data/use-lookups';
import type { Env } from './env';
import { lazyScreen } from './lazy-screen';
import { pageAt } from './page-at';

const MemberChat = lazyScreen(async () => (await import('#/features/support-chat/support-chat')).MemberChat);
const GuestChat = lazyScreen(async () => (await import('#/features/support-chat/support-chat')).GuestChat);

interface ChatPlaceProps {
  readonly env: Pick<Env, 'chatUrl' | 'chatEverywhere'>;
  readonly who: 'member' | 'guest';
}

/** The support chat, on the pages that the build settings select and while the operator has it enabled. */
export function ChatPlace({ env, who }: ChatPlaceProps) {
  const { pathname } = useLocation();
  const market = useMarket();
  const isHere = env.chatEverywhere || pageAt(market, pathname)?.chat;
  if (env.chatUrl === null || !market.features.chat || !isHere) return null;
  return <EnabledChat socketUrl={env.chatUrl} who={who} />;
}

function EnabledChat({ socketUrl, who }: { readonly socketUrl: string; readonly who: 'member' | 'guest' }) {
  const { data: isOn } = useChatEnabled();
  if (isOn !== true) return null;
  return (
    <Suspense fallback={null}>
      {who === 'member' ? <MemberChat socketUrl={socketUrl} /> : <GuestChat socketUrl={socketUrl} />}
    </Suspense>
  );
}
