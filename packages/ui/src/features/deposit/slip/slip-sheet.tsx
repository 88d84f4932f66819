import { Button } from '#/components/actions/button';
import { SLIPS_LINK } from '#/navigation/statement-links';
import { BackToList } from '#/features/deposit/sheet/back-to-list';
import { EnterKey } from '#/components/overlay/enter-key';
import { SentSlip } from './sent-slip';
import { UnknownOutcomeDialog } from '#/components/overlay/unknown-outcome-dialog';
import { WriteDialog } from '#/components/overlay/write-dialog';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import type { PlainTextKey } from '#/i18n/text-types';
import { useText } from '#/i18n/use-text';
import type { DepositSettings } from '#/features/deposit/deposit-settings';
import type { SheetFrame } from '#/features/deposit/sheet/sheet-frame';
import { SlipPicker } from './slip-picker';
import type { SlipRules } from './use-slip-rules';
import type { SlipDoubt } from './slip-state';
import { isSlipClosed } from './slip-window';
import { useSlip } from './use-slip';

const DOUBTS = {
  cut: 'deposit.slipUnknown',
  'no-answer': 'deposit.slipNoAnswer',
  'too-late': 'deposit.slipTooLate',
} as const satisfies Record<SlipDoubt, PlainTextKey>;

interface Props {
  readonly frame: SheetFrame;
  /** The operator's advice about slips. */
  readonly rules: SlipRules;
  readonly closed: DepositSettings['slipClosed'];
}

export function SlipSheet({ frame, rules, closed }: Props) {
  const t = useText();
  const slip = useSlip();
  const isClosed = isSlipClosed(useNow(MINUTE_MS), closed);
  const { step } = slip;
  const canSend = step.name === 'choose' && slip.chosen !== null && !isClosed;
  const picture = slip.chosen?.address ?? null;
  const unknown = {
    text: t(DOUBTS[slip.doubt]),
    link: { to: SLIPS_LINK, label: t('deposit.seeSlips') },
  };
  if (step.name === 'sent')
    return <SentSlip {...{ frame, picture }} above={step.above} onAgain={slip.again} />;
  return (
    <>
      <WriteDialog
        {...frame.panes}
        open={frame.open}
        onClose={frame.onClose}
        onBack={step.name === 'choose' ? frame.back : undefined}
        title={t('deposit.slipTitle')}
        busy={slip.busy}
        writes={[slip.upload]}
        unknownText={unknown.text}
        unknownLink={unknown.link}
        footer={
          <>
            {step.name === 'choose' && (
              <Button wide busy={slip.upload.running} disabled={!canSend} onClick={slip.send}>
                {t('deposit.slipSend')}
              </Button>
            )}
            {step.name === 'sending' && (
              <>
                {/* A live region only once it is uploaded. Before that, a screen reader would announce every percentage. */}
                <p role={step.isGone ? 'status' : undefined}>
                  {step.isGone
                    ? t('deposit.slipAwaiting')
                    : t('deposit.slipSending', { percent: String(step.percent) })}
                </p>
                <Button wide variant="quiet" disabled={step.isGone} onClick={slip.stop}>
                  {t('deposit.slipStop')}
                </Button>
              </>
            )}
            {step.name === 'asking' && <p role="status">{t('deposit.slipAsking')}</p>}
            {step.name === 'choose' && <BackToList frame={frame} hasSlip />}
          </>
        }
      >
        <SlipPicker slip={slip} rules={rules} windowText={frame.windowText} isClosed={isClosed} />
        <EnterKey onEnter={canSend ? slip.send : undefined} />
      </WriteDialog>
      <UnknownOutcomeDialog
        {...unknown}
        open={slip.isUnclear}
        onClose={() => {
          slip.acknowledge();
          frame.onClose();
        }}
      />
    </>
  );
}
