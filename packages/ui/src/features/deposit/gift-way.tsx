import { ClipboardPaste } from 'lucide-react';
import { IconButton } from '#/components/icon-button';
import { TextField } from '#/components/text-field';
import { useText } from '#/i18n/use-text';
import styles from './deposit-dialog.module.css';
import type { GiftWay as Way } from './deposit-ways';
import type { useGift } from './use-gift';
import { WayHead } from './way-head';

interface Props {
  readonly way: Way;
  readonly gift: ReturnType<typeof useGift>;
}

export function GiftWay({ way, gift }: Props) {
  const t = useText();
  const paste = async () => {
    // Where the browser does not allow it, pasting by hand is left.
    const text = await navigator.clipboard.readText().catch(() => '');
    if (text !== '') gift.change(text);
  };
  return (
    <div className={styles.stack}>
      <WayHead way={way} />
      <TextField
        label={t('deposit.giftField')}
        name="gift-link"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={gift.typed}
        onValueChange={gift.change}
        disabled={gift.busy}
        hint={t('deposit.giftHint')}
        error={gift.problem}
        trail={
          <IconButton
            variant="plain"
            label={t('deposit.paste')}
            icon={<ClipboardPaste />}
            disabled={gift.busy}
            onClick={() => void paste()}
          />
        }
      />
      <ul className={styles.facts}>
        <li>{t('deposit.credited')}</li>
      </ul>
    </div>
  );
}
