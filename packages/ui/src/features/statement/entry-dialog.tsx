import type { StatementEntry } from '@member-wallet/api-sdk';
import { Copy, Image } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#/components/feedback/badge';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { Description, DescriptionList } from '#/components/layout/description-list';
import { LargeMoney } from '#/components/money/money';
import { saveFile } from '#/components/actions/save-file';
import { useToast } from '#/toasts/use-toast';
import { useCopy } from '#/components/actions/use-copy';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import { BADGES } from './badges';
import styles from './entry-dialog.module.css';
import { entryRows, entryTexts } from './entry-texts';
import { drawReceipt } from './receipt';
import { useAge } from './use-age';

interface EntryProps {
  readonly entry: StatementEntry;
  readonly currency: Currency;
  readonly nameOf: (code: string) => string;
  /** Printed on the receipt. */
  readonly productName: string;
}

export interface EntryDialogProps extends Omit<EntryProps, 'entry'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Kept while the dialog fades out. */
  readonly entry: StatementEntry | null;
}

/** One transaction with all that the server sends about it. */
export function EntryDialog({ open, onClose, entry, ...rest }: EntryDialogProps) {
  const t = useText();
  const title = entry ? entryTexts(entry, t, rest.nameOf).activity : t('statement.title');
  return (
    <Dialog
      open={open && entry !== null}
      onClose={onClose}
      title={title}
      footer={
        entry && (
          <>
            <SaveReceipt entry={entry} {...rest} />
            <CopyDetails entry={entry} {...rest} />
          </>
        )
      }
    >
      {entry && <Entry entry={entry} {...rest} />}
    </Dialog>
  );
}

function Entry({ entry, currency, nameOf }: EntryProps) {
  const t = useText();
  const age = useAge(entry.createdAt);
  const texts = entryTexts(entry, t, nameOf);
  const rows = entryRows(texts, t);
  return (
    <>
      <div className={styles.head}>
        <LargeMoney amount={texts.amount} currency={currency} size="amount" sign={texts.view.sign} />
        <Badge tone={BADGES[texts.view.progress].tone}>{texts.status}</Badge>
      </div>
      <DescriptionList variant="ruled">
        {/* The title and the badge already show the activity and the status. */}
        {rows
          .filter(([, value]) => value !== texts.activity && value !== texts.status)
          .map(([label, value]) => (
            <Description key={label} label={label}>
              {value}
            </Description>
          ))}
        {age && <Description label={t('statement.column.age')}>{age}</Description>}
      </DescriptionList>
    </>
  );
}

function SaveReceipt({ entry, currency, nameOf, productName }: EntryProps) {
  const t = useText();
  const toast = useToast();
  const [isDrawing, setIsDrawing] = useState(false);
  const save = async () => {
    setIsDrawing(true);
    const texts = entryTexts(entry, t, nameOf);
    try {
      const picture = await drawReceipt(
        {
          product: productName,
          title: t('statement.entry.receipt'),
          amount: formatMoney(texts.amount, currency.symbol, texts.view.sign),
          rows: entryRows(texts, t),
          footer: t('statement.entry.made', { time: formatDateTime(Date.now()) }),
        },
        getComputedStyle(document.body).fontFamily,
      );
      saveFile(picture, `${texts.time.replace(/\D+/g, '-')}.png`);
    } catch {
      toast.error(t('statement.entry.saveFailed'));
    } finally {
      setIsDrawing(false);
    }
  };
  return (
    <Button variant="tonal" wide icon={<Image />} busy={isDrawing} onClick={() => void save()}>
      {t('statement.entry.save')}
    </Button>
  );
}

function CopyDetails({ entry, currency, nameOf }: EntryProps) {
  const t = useText();
  const copy = useCopy();
  const texts = entryTexts(entry, t, nameOf);
  const amount = formatMoney(texts.amount, currency.symbol, texts.view.sign);
  const lines = [[t('statement.column.amount'), amount], ...entryRows(texts, t)];
  const what = t('statement.entry.copy');
  return (
    <Button
      variant="quiet"
      wide
      icon={<Copy />}
      onClick={() => void copy(lines.map(([label, value]) => `${label}: ${value}`).join('\n'), what)}
    >
      {t('components.copy', { what })}
    </Button>
  );
}
