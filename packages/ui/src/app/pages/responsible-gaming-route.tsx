import { useMarket } from '#/data/market/market-provider';
import { LimitSection } from '#/features/responsible-gaming/limit-section';
import { MonthSection } from '#/features/responsible-gaming/month-section';
import {
  ResponsibleGamingScreen,
  type ResponsibleGamingScreenProps,
} from '#/features/responsible-gaming/responsible-gaming-screen';

/** The page about responsible gambling, with the member's own month and limit. */
export function ResponsibleGamingRoute(props: Omit<ResponsibleGamingScreenProps, 'children'>) {
  const { responsibleGaming } = useMarket();
  return (
    <ResponsibleGamingScreen {...props}>
      <MonthSection />
      {responsibleGaming.depositLimit && <LimitSection />}
    </ResponsibleGamingScreen>
  );
}
