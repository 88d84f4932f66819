import { ClipboardPaste } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { IconButton } from '#/components/actions/icon-button';
import { TextField } from '#/components/form/text-field';
import { WriteDialog } from '#/components/overlay/write-dialog';
import { useText } from '#/i18n/use-text';
import type { MethodSheetProps } from './method';
import { MethodHead } from './method-head';
import sheet from './sheet.module.css';
import { useGift } from './use-gift';

export function GiftSheet({ frame, label, settings }: MethodSheetProps<object>) {
  const t = useText();
  const gift = useGift({
    passphrase: settings.giftLinkPassphrase,
    hosts: settings.giftLinkHosts,
    onDone: frame.onClose,
  });
  const { redeem } = gift;
  const paste = async () => {
    // Where the browser does not allow it, pasting by hand is left.
    const text = await navigator.clipboard.readText().catch(() => '');
    if (text !== '') gift.change(text);
  };
  return (
    <WriteDialog
      open={frame.open}
      onClose={frame.onClose}
      title={t('deposit.giftTitle')}
      writes={[redeem]}
      footer={
        <>
          <Button wide busy={redeem.running} disabled={gift.typed.trim() === ''} onClick={gift.send}>
            {t('deposit.giftSend')}
          </Button>
          <Button wide variant="quiet" disabled={redeem.running} onClick={frame.back}>
            {t('deposit.back')}
          </Button>
        </>
      }
    >
      <div className={sheet.stack}>
        <MethodHead label={label} />
        <TextField
          label={t('deposit.giftField')}
          name="gift-link"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={gift.typed}
          onValueChange={gift.change}
          disabled={redeem.running}
          hint={t('deposit.giftHint')}
          error={gift.problem}
          trail={
            <IconButton
              variant="plain"
              label={t('deposit.paste')}
              icon={<ClipboardPaste />}
              disabled={redeem.running}
              onClick={() => void paste()}
            />
          }
        />
        <ul className={sheet.points}>
          <li>{t('deposit.credited')}</li>
        </ul>
      </div>
    </WriteDialog>
  );
}
