import { Download } from 'lucide-react';
import { AmountField } from '#/components/form/amount-field';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { Skeleton } from '#/components/feedback/skeleton';
import { WriteMessages } from '#/components/overlay/write-messages';
import { useToast } from '#/toasts/use-toast';
import { useCurrency } from '#/data/use-currency';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';
import { Arrived } from './arrived';
import type { MethodLabel, MethodSheetProps } from './method';
import { MethodHead } from './method-head';
import { QrCodeCard } from './qr-code-card';
import type { QrView } from './qr-code-view';
import { saveQrImage } from './save-qr-image';
import type { SheetFrame } from './sheet-frame';
import type { LimitCheck } from './use-limit-check';
import sheet from './sheet.module.css';
import { type QrDetails, useQrDeposit } from './use-qr-deposit';

/** The form, the open code, or the money that came. */
export function QrSheet({ frame, label, details, settings, checkLimit }: MethodSheetProps<QrDetails>) {
  const t = useText();
  const minutes = settings.qrValidityMinutes;
  const deposit = useQrDeposit(details, minutes * 60_000);
  const step = { frame, label, minutes, deposit };
  const { code, create, cancel, arrived } = deposit;
  return (
    <>
      {arrived !== null && <Arrived frame={frame} amount={arrived} />}
      {arrived === null && code && <OpenCode {...step} code={code} />}
      {arrived === null && !code && <QrForm {...step} details={details} checkLimit={checkLimit} />}
      {/* The sheet stays after an unknown outcome: a code that was made all the same shows in it. */}
      <WriteMessages writes={[create]} unknownText={t('deposit.qrUnknown')} />
      <WriteMessages writes={[cancel]} />
    </>
  );
}

interface StepProps {
  readonly frame: SheetFrame;
  readonly label: MethodLabel;
  readonly minutes: number;
  readonly deposit: ReturnType<typeof useQrDeposit>;
}

function OpenCode({ frame, label, minutes, deposit, code }: StepProps & { readonly code: QrView }) {
  const t = useText();
  const toast = useToast();
  const { cancel } = deposit;
  const { image } = code;

  const save = async (address: string) => {
    try {
      if ((await saveQrImage(address, `qr-${code.id}.png`)) === 'saved') toast.success(t('deposit.qrSaved'));
    } catch {
      toast.error(t('deposit.qrSaveFailed'));
    }
  };
  return (
    <Dialog
      open={frame.open}
      onClose={frame.onClose}
      title={t('deposit.qrTitle')}
      busy={cancel.running}
      footer={
        <>
          {image !== null && (
            <Button wide icon={<Download />} onClick={() => void save(image)}>
              {t('deposit.saveQr')}
            </Button>
          )}
          <Button wide variant="quiet" busy={cancel.running} onClick={deposit.drop}>
            {t('deposit.cancelQr')}
          </Button>
        </>
      }
    >
      <QrCodeCard label={label} code={code} left={deposit.left} validityMs={minutes * 60_000} />
    </Dialog>
  );
}

interface FormProps extends StepProps {
  readonly details: QrDetails;
  readonly checkLimit: LimitCheck['check'];
}

function QrForm({ frame, label, minutes, deposit, details, checkLimit }: FormProps) {
  const t = useText();
  const currency = useCurrency();
  const { amount, create, submit } = deposit;
  const money = (value: Minor) => formatMoney(value, currency.symbol);
  return (
    <Dialog
      open={frame.open}
      onClose={frame.onClose}
      title={t('deposit.qrTitle')}
      busy={create.running}
      footer={
        <>
          <Button
            wide
            busy={create.running}
            disabled={!deposit.hasAmount || deposit.isLoading}
            onClick={() => (amount === null ? submit() : checkLimit(amount, submit))}
          >
            {amount === null ? t('deposit.makeQr') : t('deposit.makeQrFor', { amount: money(amount) })}
          </Button>
          <Button wide variant="quiet" disabled={create.running} onClick={frame.back}>
            {t('deposit.back')}
          </Button>
        </>
      }
    >
      {deposit.isLoading ? (
        <Skeleton shape="card" />
      ) : (
        <div className={sheet.stack}>
          <MethodHead label={label} />
          <AmountField
            label={t('deposit.amount')}
            name="amount"
            currency={currency}
            value={deposit.typed}
            onValueChange={deposit.change}
            presets={details.presets}
            hint={t('deposit.minimum', { amount: money(details.minimum) })}
            error={deposit.problem}
            disabled={create.running}
          />
          <ul className={sheet.points}>
            <li>{t('deposit.qrOnce', { minutes: String(minutes) })}</li>
            <li>{t('deposit.credited')}</li>
          </ul>
        </div>
      )}
    </Dialog>
  );
}
