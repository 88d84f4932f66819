import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { Skeleton } from '#/components/skeleton';
import { UnknownOutcomeDialog } from '#/components/unknown-outcome-dialog';
import { useToast } from '#/components/toast';
import { useCurrency, useWallet } from '#/data/use-wallet';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';
import { Arrived } from './arrived';
import type { QrWay } from './deposit-ways';
import { QrCodeCard } from './qr-code-card';
import { QrForm } from './qr-form';
import { saveQrImage } from './save-qr-image';
import type { SheetFrame } from './sheet-frame';
import { useArrival } from './use-arrival';
import type { LimitCheck } from './use-limit-check';
import { useQrDeposit } from './use-qr-deposit';

/** How long the wallet may lag behind the code. */
const SETTLE_MS = 6000;

interface Props {
  readonly frame: SheetFrame;
  readonly way: QrWay;
  readonly minutes: number;
  readonly checkLimit: LimitCheck['check'];
}

export function QrSheet(props: Props) {
  const t = useText();
  const deposit = useQrDeposit(props.way, props.minutes * 60_000);
  const { inDoubt } = deposit;
  return (
    <>
      <QrStage {...props} deposit={deposit} />
      {/* The sheet stays: a code that was made all the same shows in it. */}
      <UnknownOutcomeDialog
        open={inDoubt !== null}
        onClose={deposit.settle}
        text={inDoubt === 'create' ? t('deposit.qrUnknown') : undefined}
      />
    </>
  );
}

interface StageProps extends Props {
  readonly deposit: ReturnType<typeof useQrDeposit>;
}

/** The form, the open code, or the money that came. */
function QrStage({ frame, way, minutes, checkLimit, deposit }: StageProps) {
  const t = useText();
  const toast = useToast();
  const currency = useCurrency();
  const validityMs = minutes * 60_000;
  const { code, amount } = deposit;
  const [arrived, setArrived] = useState<Minor | null>(null);
  const hasArrived = useArrival(code?.amount ?? null, deposit.ask);
  const { reload: reloadWallet } = useWallet();

  useEffect(() => {
    if (!hasArrived || !code) return;
    setArrived(code.amount);
    deposit.end(code.id);
  }, [hasArrived, code, deposit]);

  const goneId = deposit.isGone ? code?.id : undefined;
  const latest = useRef({ reloadWallet, end: deposit.end });
  latest.current = { reloadWallet, end: deposit.end };
  useEffect(() => {
    if (goneId === undefined) return undefined;
    void latest.current.reloadWallet();
    // Time for the wallet to tell that it was paid; without that it was ended elsewhere.
    const timer = setTimeout(() => latest.current.end(goneId), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [goneId]);

  const save = async (image: string, id: string) => {
    try {
      if ((await saveQrImage(image, `qr-${id}.png`)) === 'saved') toast.success(t('deposit.qrSaved'));
    } catch {
      toast.error(t('deposit.qrSaveFailed'));
    }
  };

  if (arrived !== null) return <Arrived frame={frame} amount={arrived} />;
  if (code) {
    const { image } = code;
    return (
      <Dialog
        open={frame.open}
        onClose={frame.onClose}
        title={t('deposit.qrTitle')}
        busy={deposit.cancelling}
        footer={
          <>
            {image !== null && (
              <Button wide icon={<Download />} onClick={() => void save(image, code.id)}>
                {t('deposit.saveQr')}
              </Button>
            )}
            <Button wide variant="quiet" busy={deposit.cancelling} onClick={deposit.drop}>
              {t('deposit.cancelQr')}
            </Button>
          </>
        }
      >
        <QrCodeCard way={way} code={code} left={deposit.left} validityMs={validityMs} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={frame.open}
      onClose={frame.onClose}
      title={t('deposit.qrTitle')}
      busy={deposit.creating}
      footer={
        <>
          <Button
            wide
            busy={deposit.creating}
            disabled={deposit.typed.trim() === '' || deposit.isLoading}
            onClick={() => (amount === null ? deposit.submit() : checkLimit(amount, deposit.submit))}
          >
            {amount === null
              ? t('deposit.makeQr')
              : t('deposit.makeQrFor', { amount: formatMoney(amount, currency.symbol) })}
          </Button>
          <Button wide variant="quiet" disabled={deposit.creating} onClick={frame.back}>
            {t('deposit.back')}
          </Button>
        </>
      }
    >
      {deposit.isLoading ? (
        <Skeleton shape="card" />
      ) : (
        <QrForm way={way} deposit={deposit} minutes={minutes} />
      )}
    </Dialog>
  );
}
