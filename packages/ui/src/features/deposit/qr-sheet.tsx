import { Download } from 'lucide-react';
import { AmountField } from '#/components/form/amount-field';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { Notice } from '#/components/feedback/notice';
import { Skeleton } from '#/components/feedback/skeleton';
import { WriteMessages } from '#/components/overlay/write-messages';
import { useToast } from '#/toasts/use-toast';
import { useLocale } from '#/i18n/use-locale';
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
import { useQrDeposit } from './use-qr-deposit';
import { type QrDetails, type QrTerms, useQrTerms } from './use-qr-terms';

/** The form, the open code, or the money that came. */
export function QrSheet({ frame, label, details, settings, checkLimit }: MethodSheetProps<QrDetails>) {
  const t = useText();
  const minutes = settings.qrValidityMinutes;
  const terms = useQrTerms(details, settings);
  const deposit = useQrDeposit(details.provider, terms, minutes * 60_000);
  const step = { frame, label, minutes, terms, deposit };
  const { code, create, cancel, arrived } = deposit;
  return (
    <>
      {arrived !== null && <Arrived frame={frame} amount={arrived} currency={terms.currency} />}
      {arrived === null && code && <OpenCode {...step} code={code} />}
      {arrived === null && !code && <QrForm {...step} checkLimit={checkLimit} />}
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
  readonly terms: QrTerms;
  readonly deposit: ReturnType<typeof useQrDeposit>;
}

function OpenCode({ frame, label, minutes, terms, deposit, code }: StepProps & { readonly code: QrView }) {
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
      <QrCodeCard
        label={label}
        code={code}
        currency={terms.currency}
        left={deposit.left}
        validityMs={minutes * 60_000}
      />
    </Dialog>
  );
}

interface FormProps extends StepProps {
  readonly checkLimit: LimitCheck['check'];
}

function QrForm({ frame, label, minutes, terms, deposit, checkLimit }: FormProps) {
  const t = useText();
  const { nameOf } = useLocale();
  const { currency, own, minimum, presets } = terms;
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
            onClick={() => (amount === null ? submit() : checkLimit(terms.isOwn ? amount : null, submit))}
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
          {!terms.isOwn && (
            <Notice tone="warning">
              {t('deposit.qrOtherCurrency', { currency: nameOf(currency), own: nameOf(own) })}
            </Notice>
          )}
          <AmountField
            label={t('deposit.amount')}
            name="amount"
            currency={currency}
            value={deposit.typed}
            onValueChange={deposit.change}
            presets={presets}
            hint={t('deposit.minimum', { amount: money(minimum) })}
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
