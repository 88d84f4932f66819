import { slipReasons } from '@member-wallet/api-sdk';
import { LargeMoney } from '#/components/money/money';
import { ResultMessage } from '#/components/feedback/result-message';
import { useCurrency } from '#/data/use-currency';
import { useText } from '#/i18n/use-text';
import { fromWire } from '#/money/minor';
import { useSlipResult } from './use-slip';

/** What became of the slip that was just sent. Any other reason of the server shows nothing. */
export function SlipResult({ above }: { readonly above: string | null | undefined }) {
  const t = useText();
  const currency = useCurrency();
  const slip = useSlipResult(above);
  const reason = slipReasons.find((known) => known === slip?.note);

  if (slip?.status === 'SUCCESS') {
    return (
      <ResultMessage kind="done" title={t('deposit.slipDone')}>
        {(slip.amount ?? 0) > 0 && (
          <LargeMoney size="entry" amount={fromWire(slip.amount)} currency={currency} />
        )}
      </ResultMessage>
    );
  }
  if (slip?.status === 'FAILED') {
    return (
      <ResultMessage kind="failed" title={t('deposit.slipFailed')}>
        {reason && <p>{t(`slip.${reason}`)}</p>}
      </ResultMessage>
    );
  }
  return (
    <ResultMessage kind="pending" title={t('deposit.slipVerifying')}>
      <p>{t('deposit.slipVerifyingHint')}</p>
    </ResultMessage>
  );
}
