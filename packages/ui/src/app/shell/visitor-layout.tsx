import { Outlet } from 'react-router-dom';
import { BottomBar } from '#/components/layout/bottom-bar';
import { useText } from '#/i18n/use-text';
import { ChatPlace } from './chat-place';
import type { Env } from '#/app/settings/env';
import { PageFrame } from './page-frame';
import { useBarItems } from './use-bar-items';
import { VisitorTopBar } from './visitor-top-bar';

/** The frame of visitors' pages: bars and chat. */
export function VisitorLayout({ env }: { readonly env: Env }) {
  const t = useText();
  return (
    <>
      <PageFrame
        topBar={<VisitorTopBar />}
        bottomBar={<BottomBar label={t('shell.mainMenu')} items={useBarItems('visitor', env)} />}
      >
        <Outlet />
      </PageFrame>
      <ChatPlace env={env} />
    </>
  );
}
