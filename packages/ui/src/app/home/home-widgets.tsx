import { ArrowLeftRight, Gift, HandCoins, UserPlus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { QuickWidget, QuickWidgets } from '#/components/layout/quick-widget';
import { useIsWide } from '#/components/layout/use-media';
import { useCurrency } from '#/data/market/use-currency';
import { useMarket } from '#/data/market/market-provider';
import { useWallet } from '#/data/money/use-wallet';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import { spendable } from '#/money/minor';
import { PATHS } from '#/navigation/paths';
import { BonusState, RefundState } from '#/app/dialogs/dialogs';
import { SpinWidget } from './spin-widget';

interface Trigger {
  readonly busy: boolean;
  readonly start: () => void;
}

interface Props {
  /** Without it, transfer and invite are disabled. */
  readonly hasWallet: boolean;
  /** Whether the page's first reads have loaded, so that others can be requested. */
  readonly mayAsk: boolean;
  readonly onTransfer: () => void;
  readonly invite: Trigger;
  readonly refund: Trigger;
}

/** The row of shortcuts under the balance. */
export function HomeWidgets({ hasWallet, mayAsk, onTransfer, invite, refund }: Props) {
  const t = useText();
  const { features } = useMarket();
  const isWide = useIsWide();
  const later = (state: ReactNode) => isWide && mayAsk && <Suspense fallback={null}>{state}</Suspense>;
  return (
    <QuickWidgets>
      <QuickWidget
        label={t('home.transfer')}
        icon={<ArrowLeftRight />}
        state={isWide && t('home.transferHint')}
        disabled={!hasWallet}
        onPress={onTransfer}
      />
      <SpinWidget />
      <QuickWidget label={t('home.bonus')} icon={<Gift />} state={later(<BonusState />)} to={PATHS.bonus} />
      {features.refund && (
        <QuickWidget
          label={t('home.refund')}
          icon={<HandCoins />}
          state={later(<RefundState />)}
          busy={refund.busy}
          onPress={refund.start}
        />
      )}
      {features.invite && (
        <QuickWidget
          label={t('home.invite')}
          icon={<UserPlus />}
          state={isWide && <InviteState />}
          busy={invite.busy}
          disabled={!hasWallet}
          onPress={invite.start}
        />
      )}
    </QuickWidgets>
  );
}

function InviteState() {
  const t = useText();
  const currency = useCurrency();
  const { data } = useWallet();
  const amount = data ? spendable(data.invite?.amount) : null;
  if (amount === null) return null;
  return (
    <span>
      {amount > 0
        ? t('home.toReceive', { amount: formatMoney(amount, currency.symbol) })
        : t('home.nothingYet')}
    </span>
  );
}
