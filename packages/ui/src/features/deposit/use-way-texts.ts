import { useMarket } from '#/data/market-provider';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { bankOf } from '#/market/bank';
import type { Bank } from '#/market/market';
import type { DepositWay } from './deposit-ways';

const TILES = {
  WW: { color: '#2456a6', monogram: 'WW' },
  PAYTIMZ: { color: '#0f766e', monogram: 'PT' },
  wallet: { color: '#b4532a', monogram: 'MW' },
} as const;

export interface WayTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly tile: Pick<Bank, 'color' | 'monogram'>;
  readonly isRecommended: boolean;
}

/** How a way to deposit is named and marked. */
export function useWayTexts(): (way: DepositWay) => WayTexts {
  const t = useText();
  const { locale } = useLocale();
  const market = useMarket();
  const wallet = { title: t('deposit.wallet'), tile: TILES.wallet, isRecommended: false };
  return (way) => {
    switch (way.kind) {
      case 'account': {
        const bank = bankOf(market, way.bankCode, way.bankName ?? undefined);
        const isRecommended = market.recommendedBanks.includes(bank.code);
        return { title: bank.name[locale], subtitle: t('deposit.byAccount'), tile: bank, isRecommended };
      }
      case 'qr': {
        if (way.provider !== 'KBANK') {
          const title = `PAYMENT ${way.provider}`;
          return { title, subtitle: t('deposit.byQr'), tile: TILES[way.provider], isRecommended: false };
        }
        const bank = bankOf(market, way.provider);
        const isRecommended = market.recommendedBanks.includes(bank.code);
        return { title: bank.name[locale], subtitle: t('deposit.byQr'), tile: bank, isRecommended };
      }
      case 'wallet':
        return { ...wallet, subtitle: t('deposit.byWallet') };
      case 'gift':
        return { ...wallet, subtitle: t('deposit.byGift') };
    }
  };
}
