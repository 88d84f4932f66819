import type { Slip } from '@member-wallet/api-sdk';
import { useText } from '#/i18n/use-text';
import { reasonText, slipView } from './slip-view';

/** Why a slip was refused, if the server sends a reason, and what the member can do about it. */
export function SlipAdvice({ slip }: { readonly slip: Slip }) {
  const t = useText();
  const { reason } = slipView(slip);
  return (
    <>
      {reason && <p>{reasonText(t, reason)}</p>}
      <p>{t(`slipHelp.${reason ?? 'other'}`)}</p>
    </>
  );
}
