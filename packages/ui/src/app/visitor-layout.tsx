import { CirclePlay, Headset, House, UserPlus } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { BottomBar } from '#/components/bottom-bar';
import { TopBar } from '#/components/top-bar';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/session/paths';
import { BarMenu } from './bar-menu';
import { useBrand } from './brand-context';
import { ChatPlace } from './chat-place';
import type { Env } from './env';
import { PageFrame } from './page-frame';
import { VisitorGate } from './visitor-gate';

export function VisitorTopBar({ onBack }: { readonly onBack?: () => void }) {
  const brand = useBrand();
  return (
    <TopBar brand={{ name: brand.name, logo: <brand.logo />, to: PATHS.login }} onBack={onBack}>
      <BarMenu withGlobe />
    </TopBar>
  );
}

interface VisitorLayoutProps {
  readonly hasHowto: boolean;
  readonly env: Pick<Env, 'chatUrl' | 'chatEverywhere'>;
}

/** The public pages with their menu. */
export function VisitorLayout({ hasHowto, env }: VisitorLayoutProps) {
  const t = useText();
  return (
    <VisitorGate>
      <PageFrame
        topBar={<VisitorTopBar />}
        bottomBar={
          <BottomBar
            label={t('shell.mainMenu')}
            items={[
              { label: t('shell.home'), icon: <House />, to: PATHS.login },
              { label: t('shell.register'), icon: <UserPlus />, to: PATHS.register },
              ...(hasHowto ? [{ label: t('shell.howto'), icon: <CirclePlay />, to: PATHS.howto }] : []),
              { label: t('shell.contact'), icon: <Headset />, to: PATHS.contact },
            ]}
          />
        }
      >
        <Outlet />
      </PageFrame>
      <ChatPlace env={env} who="guest" />
    </VisitorGate>
  );
}
