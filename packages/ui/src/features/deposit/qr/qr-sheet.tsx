import { AmountField } from '#/components/form/amount-field';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import wide from '#/components/overlay/wide-dialog.module.css';
import { EnterKey } from '#/components/overlay/enter-key';
import { TWO_PANES, useMedia } from '#/components/layout/use-media';
import { Notice } from '#/components/feedback/notice';
import { Skeleton } from '#/components/feedback/skeleton';
import { WriteMessages } from '#/components/overlay/write-messages';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { UNKNOWN_CURRENCY } from '#/market/currency';
import { formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';
import { minimumText } from '#/features/deposit/method/amount-range';
import { Arrived } from '#/features/deposit/sheet/arrived';
import { BackToList } from '#/features/deposit/sheet/back-to-list';
import { KeepQr } from './keep-qr';
import type { MethodSheetProps } from '#/features/deposit/method/method';
import type { MethodLabel } from '#/features/deposit/method/method-labels';
import { MethodHead } from '#/features/deposit/method/method-head';
import { QrCodeCard } from './qr-code-card';
import type { QrView } from './qr-code-view';
import type { SheetFrame } from '#/features/deposit/sheet/sheet-frame';
import type { LimitCheck } from '#/features/deposit/use-limit-check';
import sheet from '#/features/deposit/sheet/sheet.module.css';
import { useQrDeposit } from './use-qr-deposit';
import { type QrDetails, type QrTerms, useQrTerms } from './use-qr-terms';

/** The amount form, the open code, or the credited money. */
export function QrSheet(props: MethodSheetProps<QrDetails>) {
  const { frame, label, details, settings, productName, amount, checkLimit } = props;
  const t = useText();
  const minutes = settings.qrValidityMinutes;
  const terms = useQrTerms(details, settings);
  const deposit = useQrDeposit(details.provider, terms, { validityMs: minutes * 60_000, chosen: amount });
  const step = { frame, label, minutes, terms, deposit, productName };
  const { code, create, cancel, arrived } = deposit;
  return (
    <>
      {arrived !== null && <Arrived frame={frame} amount={arrived} currency={terms.currency} />}
      {arrived === null && code && <OpenCode {...step} code={code} />}
      {arrived === null && !code && <QrForm {...step} checkLimit={checkLimit} />}
      {/* The sheet stays open after an unknown outcome, because a code that was created appears in it. */}
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
  readonly productName: string;
}

function OpenCode({
  frame,
  label,
  minutes,
  terms,
  deposit,
  productName,
  code,
}: StepProps & { readonly code: QrView }) {
  const t = useText();
  const hasSteps = useMedia(TWO_PANES);
  const { cancel } = deposit;
  return (
    <Dialog
      look={wide.wide}
      {...frame.panes}
      open={frame.open}
      onClose={frame.onClose}
      onBack={frame.back}
      title={t('deposit.qrTitle')}
      busy={cancel.sending}
      footer={
        <>
          {code.image !== null && deposit.left > 0 && (
            <KeepQr
              code={code}
              image={code.image}
              method={label.title}
              currency={terms.currency}
              productName={productName}
            />
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
        hasSteps={hasSteps}
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
  const { currency, own, presets } = terms;
  const { amount, create, submit } = deposit;
  const money = (value: Minor) => formatMoney(value, currency.symbol);
  const canMake = deposit.hasAmount && !deposit.isLoading && !create.running;
  const make = () => (amount === null ? submit() : checkLimit(terms.isOwn ? amount : null, submit));
  return (
    <Dialog
      {...frame.panes}
      open={frame.open}
      onClose={frame.onClose}
      onBack={frame.back}
      title={t('deposit.qrTitle')}
      busy={create.sending}
      footer={
        <>
          <Button
            wide
            busy={create.running}
            disabled={!deposit.hasAmount || deposit.isLoading}
            onClick={make}
          >
            {amount === null ? t('deposit.makeQr') : t('deposit.makeQrFor', { amount: money(amount) })}
          </Button>
          <BackToList frame={frame} disabled={create.sending} />
        </>
      }
    >
      {deposit.isLoading ? (
        <Skeleton shape="card" />
      ) : (
        <div className={sheet.stack}>
          <MethodHead label={label} />
          {!terms.isOwn && own !== UNKNOWN_CURRENCY && (
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
            hint={minimumText(t, terms, currency)}
            error={deposit.problem}
            disabled={create.sending}
          />
          <ul className={sheet.points}>
            <li>{t('deposit.qrOnce', { minutes: String(minutes) })}</li>
            <li>{t('deposit.credited')}</li>
          </ul>
        </div>
      )}
      <EnterKey onEnter={canMake ? make : undefined} />
    </Dialog>
  );
}
