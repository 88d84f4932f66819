import { slipReasons } from '@member-wallet/api-sdk';
import { LargeMoney } from '#/components/money';
import { Outcome } from '#/components/outcome';
import { useCurrency } from '#/data/use-wallet';
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
      <Outcome kind="done" title={t('deposit.slipDone')}>
        {(slip.amount ?? 0) > 0 && (
          <LargeMoney size="entry" amount={fromWire(slip.amount)} currency={currency} />
        )}
      </Outcome>
    );
  }
  if (slip?.status === 'FAILED') {
    return (
      <Outcome kind="failed" title={t('deposit.slipFailed')}>
        {reason && <p>{t(`slip.${reason}`)}</p>}
      </Outcome>
    );
  }
  return (
    <Outcome kind="pending" title={t('deposit.slipVerifying')}>
      <p>{t('deposit.slipVerifyingHint')}</p>
    </Outcome>
  );
}
