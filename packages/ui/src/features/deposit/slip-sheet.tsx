import { Button } from '#/components/actions/button';
import { UnknownOutcomeDialog } from '#/components/overlay/unknown-outcome-dialog';
import { WriteDialog } from '#/components/overlay/write-dialog';
import { MINUTE_MS, useNow } from '#/data/use-now';
import { useText } from '#/i18n/use-text';
import type { DepositSettings } from './deposit-settings';
import type { SheetFrame } from './sheet-frame';
import { SlipPicker } from './slip-picker';
import type { SlipRules } from './use-slip-rules';
import { isSlipClosed } from './slip-window';
import { useSlip } from './use-slip';

interface Props {
  readonly frame: SheetFrame;
  /** What the operator says about slips. */
  readonly rules: SlipRules;
  readonly closed: DepositSettings['slipClosed'];
}

export function SlipSheet({ frame, rules, closed }: Props) {
  const t = useText();
  const slip = useSlip();
  const isClosed = isSlipClosed(useNow(MINUTE_MS), closed);
  const { step } = slip;
  return (
    <>
      <WriteDialog
        open={frame.open}
        onClose={frame.onClose}
        title={t('deposit.slipTitle')}
        busy={slip.busy}
        writes={[slip.upload]}
        footer={
          <>
            {step.name === 'choose' && (
              <Button wide disabled={!slip.chosen || isClosed} onClick={slip.send}>
                {t('deposit.slipSend')}
              </Button>
            )}
            {step.name === 'sending' && (
              <>
                {/* The bar has the figure: told with each step of it, nothing else would be heard. */}
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
            {step.name === 'sent' && (
              <>
                <Button wide onClick={frame.onClose}>
                  {t('actions.close')}
                </Button>
                <Button wide variant="quiet" onClick={slip.again}>
                  {t('deposit.sendAnother')}
                </Button>
              </>
            )}
            {step.name === 'choose' && (
              <Button wide variant="quiet" onClick={frame.back}>
                {t('deposit.back')}
              </Button>
            )}
          </>
        }
      >
        <SlipPicker slip={slip} rules={rules} windowText={frame.windowText} isClosed={isClosed} />
      </WriteDialog>
      <UnknownOutcomeDialog
        open={slip.isUnclear}
        onClose={() => {
          slip.acknowledge();
          frame.onClose();
        }}
      />
    </>
  );
}
