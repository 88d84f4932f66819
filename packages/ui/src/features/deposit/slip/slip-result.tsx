import type { Slip } from '@member-wallet/api-sdk';
import { ButtonLink } from '#/components/actions/button';
import { LargeMoney } from '#/components/money/money';
import { ResultMessage } from '#/components/feedback/result-message';
import { SlipAdvice } from '#/components/slip/slip-advice';
import { slipView } from '#/components/slip/slip-view';
import { useCurrency } from '#/data/market/use-currency';
import { useText } from '#/i18n/use-text';
import { SLIPS_LINK } from '#/navigation/statement-links';

/** The result of a slip. @param slip undefined while unknown */
export function SlipResult({ slip }: { readonly slip: Slip | undefined }) {
  const t = useText();
  const currency = useCurrency();
  const view = slip && slipView(slip);

  if (view?.progress === 'success') {
    return (
      <ResultMessage kind="done" title={t('deposit.slipDone')}>
        {view.amount !== null && <LargeMoney size="entry" amount={view.amount} currency={currency} />}
      </ResultMessage>
    );
  }
  if (slip && view?.progress === 'failed') {
    return (
      <ResultMessage kind="failed" title={t('deposit.slipFailed')}>
        <SlipAdvice slip={slip} />
      </ResultMessage>
    );
  }
  return (
    <ResultMessage kind="pending" title={t('deposit.slipVerifying')}>
      <p>{t('deposit.slipVerifyingHint')}</p>
      <ButtonLink variant="quiet" size="small" to={SLIPS_LINK}>
        {t('deposit.seeSlips')}
      </ButtonLink>
    </ResultMessage>
  );
}
