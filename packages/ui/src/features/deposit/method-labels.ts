import { bankOf } from '#/market/bank';
import type { MethodLabel, MethodWords } from './method';

type Label = Omit<MethodLabel, 'hint'>;

/** @param name the server's name of the bank, for one that this build does not know */
export function bankLabel({ market, nameOf }: MethodWords, code: string, name?: string | null): Label {
  const bank = bankOf(market, code, name ?? undefined);
  return {
    title: nameOf(bank),
    tile: bank,
    isRecommended: market.recommendedBanks.includes(bank.code),
  };
}

export const mobileWalletLabel = ({ t }: MethodWords): Label => ({
  title: t('deposit.wallet'),
  tile: { color: '#b4532a', monogram: 'MW' },
  isRecommended: false,
});
