import { FerrisWheel, RefreshCw } from 'lucide-react';
import { QuickWidget } from '#/components/layout/quick-widget';
import { useIsWide } from '#/components/layout/use-media';
import { useMarket } from '#/data/market/market-provider';
import { useSpinActive } from '#/data/rewards/use-offers';
import { useSync } from '#/data/money/use-sync';
import { useWallet } from '#/data/money/use-wallet';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';

/** A link to the wheel with the available coins; if no wheel is active, a button to refresh all balances. */
export function SpinWidget() {
  const t = useText();
  const { features } = useMarket();
  const { data } = useWallet();
  const coins = data?.profile.coin ?? 0;
  const { data: wheel } = useSpinActive(features.spinWheel);
  const refresh = useSync();
  const isWide = useIsWide();
  const inWords = t('components.coins', { count: String(coins) });
  // The wheel is shown until the server reports it inactive, which is rare.
  if (features.spinWheel && wheel?.isActive !== false) {
    return (
      <QuickWidget
        label={t('home.spin')}
        icon={<FerrisWheel />}
        count={isWide ? 0 : coins}
        {...(isWide ? { state: data && inWords } : { countLabel: inWords })}
        to={PATHS.spin}
      />
    );
  }
  return (
    <QuickWidget
      label={t('home.refreshAll')}
      icon={<RefreshCw />}
      busy={refresh.running}
      onPress={() => void refresh.run()}
    />
  );
}
