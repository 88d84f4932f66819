import { LogOut, ScrollText } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { BottomBar, type BottomBarItem } from '#/components/layout/bottom-bar';
import { IconButton } from '#/components/actions/icon-button';
import { TopBar } from '#/components/layout/top-bar';
import { useApi } from '#/data/api/api-provider';
import { leftWritesOf } from '#/data/write/left-writes';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { useSession } from '#/session/use-session';
import { BarMenu } from './bar-menu';
import { useBrand } from './brand';
import type { Env } from '#/app/settings/env';
import { PageFrame } from './page-frame';
import { ConditionsDialog } from '#/app/dialogs/dialogs';
import { LeftOutcomes } from '#/app/session/left-outcomes';
import { MemberChatPlace } from './member-chat-place';
import { useBarItems } from './use-bar-items';
import { MemberWatch, useMemberWatch } from '#/app/session/use-member-watch';

function MemberTopBar() {
  const t = useText();
  const brand = useBrand();
  const session = useSession();
  return (
    <TopBar brand={{ name: brand.name, logo: <brand.logo />, to: PATHS.home }}>
      <BarMenu />
      {/* Once the token is gone, the gate redirects to the log-in page. */}
      <IconButton label={t('shell.logOut')} icon={<LogOut />} onClick={session.logOut} />
    </TopBar>
  );
}

/** The members' pages with their menu, and the conditions dialog that it opens. */
export function MemberLayout({ env }: { readonly env: Env }) {
  const t = useText();
  const [conditions, setConditions] = useState<'never' | 'open' | 'closed'>('never');
  const [badge, setBadge] = useState<ReactNode>(null);
  const isWatched = useMemberWatch();
  const api = useApi();
  const session = useSession();
  // Rendered beside the pages, because a member who logs out sees them too.
  useEffect(() => api.showBeside(<LeftOutcomes left={leftWritesOf(session)} />), [api, session]);
  const pages = useBarItems('member', env, badge);
  const terms: BottomBarItem = {
    label: t('shell.conditions'),
    icon: <ScrollText />,
    onPress: () => setConditions('open'),
  };
  return (
    <>
      <PageFrame
        topBar={<MemberTopBar />}
        bottomBar={
          <BottomBar
            label={t('shell.mainMenu')}
            home={{ label: t('shell.home'), to: PATHS.home }}
            items={[...pages.slice(0, 1), terms, ...pages.slice(1)]}
          />
        }
      >
        <Outlet />
      </PageFrame>
      <MemberChatPlace env={env} onBadge={setBadge} />
      {isWatched && <MemberWatch />}
      {conditions !== 'never' && (
        <Suspense fallback={null}>
          <ConditionsDialog open={conditions === 'open'} onClose={() => setConditions('closed')} />
        </Suspense>
      )}
    </>
  );
}
