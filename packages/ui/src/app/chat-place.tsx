import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useMarket } from '#/data/market-provider';
import { useChatEnabled } from '#/data/use-lookups';
import { PATHS } from '#/session/paths';
import type { Env } from './env';
import { GuestChat, MemberChat } from './screens';

interface ChatPlaceProps {
  readonly env: Pick<Env, 'chatUrl' | 'chatEverywhere'>;
  readonly who: 'member' | 'guest';
}

const CONTACT_PAGES: readonly string[] = [PATHS.contact, PATHS.memberContact];

/** The support chat, where the build settings put it and while the operator has it on. */
export function ChatPlace({ env, who }: ChatPlaceProps) {
  const { pathname } = useLocation();
  const market = useMarket();
  const isHere = env.chatEverywhere || CONTACT_PAGES.includes(pathname);
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
