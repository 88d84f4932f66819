import { ArrowLeftRight, Gift, HandCoins, UserPlus } from 'lucide-react';
import { QuickWidget, QuickWidgets } from '#/components/layout/quick-widget';
import { useMarket } from '#/data/market-provider';
import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { SpinWidget } from './spin-widget';

interface Trigger {
  readonly busy: boolean;
  readonly start: () => void;
}

interface Props {
  readonly onTransfer: () => void;
  readonly invite: Trigger;
  readonly refund: Trigger;
}

/** The row of shortcuts under the balance. */
export function HomeWidgets({ onTransfer, invite, refund }: Props) {
  const t = useText();
  const { features } = useMarket();
  return (
    <QuickWidgets>
      <QuickWidget label={t('home.transfer')} icon={<ArrowLeftRight />} onPress={onTransfer} />
      <SpinWidget />
      <QuickWidget label={t('home.bonus')} icon={<Gift />} to={PATHS.bonus} />
      {features.refund && (
        <QuickWidget
          label={t('home.refund')}
          icon={<HandCoins />}
          busy={refund.busy}
          onPress={refund.start}
        />
      )}
      {features.invite && (
        <QuickWidget label={t('home.invite')} icon={<UserPlus />} busy={invite.busy} onPress={invite.start} />
      )}
    </QuickWidgets>
  );
}
