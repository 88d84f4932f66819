import { ClipboardPaste } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { IconButton } from '#/components/actions/icon-button';
import { TextField } from '#/components/form/text-field';
import { EnterKey } from '#/components/overlay/enter-key';
import { WriteDialog } from '#/components/overlay/write-dialog';
import { useText } from '#/i18n/use-text';
import { BackToList } from '#/features/deposit/sheet/back-to-list';
import type { MethodSheetProps } from '#/features/deposit/method/method';
import { MethodHead } from '#/features/deposit/method/method-head';
import sheet from '#/features/deposit/sheet/sheet.module.css';
import { useGift } from './use-gift';

export function GiftSheet({ frame, label, settings }: MethodSheetProps<object>) {
  const t = useText();
  const gift = useGift({
    passphrase: settings.giftLinkPassphrase,
    hosts: settings.giftLinkHosts,
    onDone: frame.onClose,
  });
  const { redeem } = gift;
  const canSend = !redeem.running && gift.typed.trim() !== '';
  // If the clipboard is unavailable or permission is denied, the member can still paste by hand.
  const canPaste = typeof navigator.clipboard?.readText === 'function';
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '');
    if (text !== '') gift.change(text);
  };
  return (
    <WriteDialog
      {...frame.panes}
      open={frame.open}
      onClose={frame.onClose}
      onBack={frame.back}
      title={t('deposit.giftTitle')}
      writes={[redeem]}
      footer={
        <>
          <Button wide busy={redeem.running} disabled={gift.typed.trim() === ''} onClick={gift.send}>
            {t('deposit.giftSend')}
          </Button>
          <BackToList frame={frame} disabled={redeem.sending} />
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
          disabled={redeem.sending}
          hint={t('deposit.giftHint')}
          error={gift.problem}
          trail={
            canPaste && (
              <IconButton
                variant="plain"
                label={t('deposit.paste')}
                icon={<ClipboardPaste />}
                disabled={redeem.sending}
                onClick={() => void paste()}
              />
            )
          }
        />
        <ul className={sheet.points}>
          <li>{t('deposit.credited')}</li>
        </ul>
      </div>
      <EnterKey onEnter={canSend ? gift.send : undefined} />
    </WriteDialog>
  );
}
