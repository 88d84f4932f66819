import { Download, Share2 } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { canShare } from '#/components/actions/share-file';
import { useKeepPicture } from '#/components/actions/use-keep-picture';
import { drawReceipt, type Receipt } from '#/components/media/receipt';
import { useWallet } from '#/data/money/use-wallet';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import { useToast } from '#/toasts/use-toast';
import type { QrView } from './qr-code-view';

interface Props {
  readonly code: QrView;
  readonly image: string;
  /** The method's title. */
  readonly method: string;
  readonly currency: Currency;
  readonly productName: string;
}

/**
 * Opens the phone's share sheet with the code's picture, so that it can be saved or opened in the bank's app. Without a
 * share sheet the picture is downloaded, or shown to be saved by a long press.
 */
export function KeepQr({ code, image, method, currency, productName }: Props) {
  const t = useText();
  const toast = useToast();
  const { data: wallet } = useWallet();
  const name = wallet && (wallet.bankAccount?.bankAccountName ?? wallet.profile.name);
  const { keep, held } = useKeepPicture(t('deposit.saveQr'));
  const keepCode = async () => {
    try {
      const picture = await drawQr(image, {
        product: productName,
        title: `${t('deposit.qrTitle')} · ${method}`,
        amount: formatMoney(code.amount, currency.symbol),
        rows: [
          [t('deposit.qrReference'), code.id],
          ...(name ? [[t('deposit.yourName'), name] as const] : []),
          [t('deposit.qrValidUntil'), formatDateTime(code.deadline)],
        ],
        footer: t('deposit.qrFootnote'),
      });
      if ((await keep(picture, `qr-${code.id}.png`)) === 'saved') toast.success(t('deposit.qrSaved'));
    } catch {
      toast.error(t('deposit.qrSaveFailed'));
    }
  };
  return (
    <>
      <Button wide icon={canShare() ? <Share2 /> : <Download />} onClick={() => void keepCode()}>
        {canShare() ? t('deposit.shareQr') : t('deposit.saveQr')}
      </Button>
      {held}
    </>
  );
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture could not be drawn.'));
    image.src = address;
  });
}

/** The picture of a code with its details. A PNG, because phone galleries do not support SVG. */
const drawQr = async (address: string, texts: Omit<Receipt, 'code'>): Promise<Blob> =>
  drawReceipt({ ...texts, code: await load(address) }, getComputedStyle(document.body).fontFamily);
