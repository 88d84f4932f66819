import { formatDateTime } from '#/dates/format';
import type { PlainTextKey } from '#/i18n/text-types';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import { fromWire } from '#/money/minor';
import type { OpenIntent } from '#/session/open-intent';

const KINDS: Readonly<Record<string, PlainTextKey>> = {
  withdrawAll: 'records.type.withdraw',
  transfer: 'records.type.transfer',
  transferAll: 'records.type.transfer',
  uploadSlip: 'records.slip',
  sendTrueLink: 'records.gift',
  receiveRefund: 'records.type.refund',
  addRefundToWallet: 'records.type.refund',
  claimInviteBonus: 'records.type.invite',
  claimCoupon: 'records.type.luckydraw',
  activateBonus: 'records.type.bonus',
  activatePromotion: 'records.type.promotion',
  clearBonus: 'records.type.finish_bonus',
};

/** Returns a function for the texts of an intent: its name with the amount, and when it was sent. */
export function useIntentWords(currency: Currency) {
  const t = useText();
  return ({ operationId, amount, at }: OpenIntent) => {
    const kind = t(KINDS[operationId] ?? 'records.type.other');
    return {
      kind,
      what: amount === null ? kind : `${kind} ${formatMoney(fromWire(amount), currency.symbol)}`,
      time: formatDateTime(at),
    };
  };
}
