import type { Slot } from '@member-wallet/api-sdk';
import { ArrowLeftRight, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#/components/feedback/badge';
import { Button } from '#/components/actions/button';
import { inlineMessage } from '#/data/write/inline-message';
import { Notice } from '#/components/feedback/notice';
import { Dialog } from '#/components/overlay/dialog';
import { LargeMoney, Money } from '#/components/money/money';
import { WriteMessages } from '#/components/overlay/write-messages';
import { useAppSchemes } from '#/data/market/market-provider';
import { useActivateSlot, useResetSlotPassword, useSlotAccount } from '#/data/money/use-games';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { spendable } from '#/money/minor';
import { useToast } from '#/toasts/use-toast';
import { Credentials } from './credentials';
import { thisDevice } from './device';
import styles from './game-account-dialog.module.css';
import { LaunchMessages } from './launch-messages';
import { planLaunch, planOther } from './launchers';
import { ResetQuestion } from './reset-question';
import { useLaunch } from './use-launch';

interface GameAccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly slot: Slot;
  readonly currency: Currency;
  /** The build setting: whether games open in a new tab. */
  readonly newTab: boolean;
  /** Opens the game as soon as its login has loaded, because the member has just chosen to play. */
  readonly playAtOnce?: boolean;
  /** Opens the transfer dialog with this account as its destination. */
  readonly onTransfer: () => void;
}

/** One game account: its balance, its login and the play button, or its activation. */
export function GameAccountDialog(props: GameAccountDialogProps) {
  const { open, onClose, slot, newTab, playAtOnce = false, onTransfer } = props;
  const t = useText();
  const toast = useToast();
  const activation = useActivateSlot();
  const reset = useResetSlotPassword();
  const [isResetAsked, setIsResetAsked] = useState(false);
  const launch = useLaunch(newTab);
  const account = useSlotAccount(slot.code, open && slot.isActive);
  const entering = { device: thisDevice(), schemes: useAppSchemes() };
  const plan = planLaunch(slot, account.data, entering);
  const other = planOther(slot, entering);
  const isWaiting = plan.kind === 'wait';

  const asked = useRef(false);
  useEffect(() => {
    if (!open) asked.current = false;
    if (!open || !playAtOnce || isWaiting || asked.current) return;
    asked.current = true;
    void launch.launch(plan);
  });

  const notActivated = inlineMessage(t, activation);
  // Otherwise this account's refusal would be shown for the next one.
  const dismiss = () => {
    activation.dismiss();
    reset.dismiss();
  };
  const close = () => {
    dismiss();
    onClose();
  };

  const activate = async () => {
    const result = await activation.run({ slotCode: slot.code });
    if (result.status === 'done') toast.success(t('game.activated'));
  };
  const resetPassword = async () => {
    const result = await reset.run({ slotCode: slot.code });
    if (result.status === 'ignored') return;
    setIsResetAsked(false);
    if (result.status === 'done') toast.success(t('game.resetDone'));
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title={slot.name}
        busy={activation.sending}
        footer={
          slot.isActive ? (
            <>
              <Button
                wide
                icon={<Play fill="currentColor" />}
                busy={launch.running || (isWaiting && account.state === 'loading')}
                onClick={() => (isWaiting ? void account.reload() : void launch.launch(plan))}
              >
                {t(isWaiting && account.state === 'failed' ? 'actions.reload' : 'game.play')}
              </Button>
              {other && (
                <Button
                  wide
                  variant="tonal"
                  onClick={() => void launch.launch({ kind: 'address', address: other.address })}
                >
                  {t(other.kind === 'app' ? 'game.openApp' : 'game.openSite')}
                </Button>
              )}
              <Button
                wide
                variant="tonal"
                icon={<ArrowLeftRight />}
                onClick={() => {
                  dismiss();
                  onTransfer();
                }}
              >
                {t('game.transfer')}
              </Button>
            </>
          ) : (
            <>
              {notActivated && <Notice tone="danger">{notActivated}</Notice>}
              <Button wide busy={activation.running} onClick={() => void activate()}>
                {t('game.activate')}
              </Button>
            </>
          )
        }
      >
        <Holdings {...props} />
        {slot.isActive ? (
          <Credentials
            account={account.data}
            isResetting={reset.running}
            notReset={inlineMessage(t, reset)}
            onReset={() => setIsResetAsked(true)}
          />
        ) : (
          <p className={styles.hint}>{t('game.activateHint')}</p>
        )}
      </Dialog>
      <ResetQuestion
        open={isResetAsked}
        reset={reset}
        gameName={slot.name}
        onCancel={() => setIsResetAsked(false)}
        onConfirm={() => void resetPassword()}
      />
      <LaunchMessages view={launch.view} onClose={launch.dismiss} />
      <WriteMessages writes={[activation, reset]} unknownText={t('game.unknown')} unknownLink={null} />
    </>
  );
}

function Holdings({ slot, currency }: Pick<GameAccountDialogProps, 'slot' | 'currency'>) {
  const t = useText();
  const factor = slot.ftWalletSlot ?? 1;
  return (
    <div className={styles.holdings}>
      <Badge tone={slot.isActive ? 'success' : 'neutral'}>
        {t(slot.isActive ? 'components.gameActive' : 'components.gameInactive')}
      </Badge>
      <p className={styles.label}>{t('game.value')}</p>
      <LargeMoney size="entry" amount={spendable(slot.amount, factor)} currency={currency} />
      {factor !== 1 && Number.isFinite(factor) && slot.isActive && (
        <p className={styles.factor}>
          <Money amount={spendable(slot.amount)} currency={currency} />
          <span translate="no">{` × ${factor}`}</span>
        </p>
      )}
    </div>
  );
}
