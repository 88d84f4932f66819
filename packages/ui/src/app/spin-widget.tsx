import { FerrisWheel, RefreshCw } from 'lucide-react';
import { QuickWidget } from '#/components/quick-widget';
import { useMarket } from '#/data/market-provider';
import { useSpinActive } from '#/data/use-spin';
import { useSync } from '#/data/use-sync';
import { useWallet } from '#/data/use-wallet';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';

/** The way to the wheel with the coins that wait; where no wheel runs, all balances anew. */
export function SpinWidget() {
  const t = useText();
  const { features } = useMarket();
  const { data } = useWallet();
  const coins = data?.profile.coin ?? 0;
  const { data: wheel } = useSpinActive(features.spinWheel);
  const refresh = useSync();
  // Until the server has said so the wheel keeps its place: it rarely goes.
  if (features.spinWheel && wheel?.isActive !== false) {
    return (
      <QuickWidget
        label={t('home.spin')}
        icon={<FerrisWheel />}
        count={coins}
        countLabel={t('spin.coins', { count: String(coins) })}
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
