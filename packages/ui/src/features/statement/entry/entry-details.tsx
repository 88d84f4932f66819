import type { StatementEntry } from '@member-wallet/api-sdk';
import { Copy, Image, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#/components/feedback/badge';
import { BADGES } from '#/data/statement/progress';
import { Button } from '#/components/actions/button';
import { Description, DescriptionList } from '#/components/lists/description-list';
import { LargeMoney } from '#/components/money/money';
import { canShare } from '#/components/actions/share-file';
import { useKeepPicture } from '#/components/actions/use-keep-picture';
import { drawReceipt } from '#/components/media/receipt';
import { useToast } from '#/toasts/use-toast';
import { useCopy } from '#/components/actions/use-copy';
import { serverNow } from '#/data/clock/server-clock';
import { useWallet } from '#/data/money/use-wallet';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import styles from './entry-details.module.css';
import { entryRows, entryTexts } from './entry-texts';
import { PrintedHead } from '#/features/statement/printed-head';
import { useAge } from './use-age';

export interface EntryDetailsProps {
  readonly entry: StatementEntry;
  readonly currency: Currency;
  readonly nameOf: (code: string) => string;
  /** Printed on the receipt. */
  readonly productName: string;
}

/** The actions of an entry: save its receipt, copy it. */
export function EntryActions(props: EntryDetailsProps) {
  return (
    <>
      <SaveReceipt {...props} />
      <CopyDetails {...props} />
    </>
  );
}

/** All details of one transaction. */
export function EntryDetails({ entry, currency, nameOf, productName }: EntryDetailsProps) {
  const t = useText();
  const age = useAge(entry.createdAt);
  const texts = entryTexts(entry, t, nameOf);
  const rows = entryRows(texts, t);
  return (
    <>
      <PrintedHead productName={productName} title={t('statement.entry.receipt')} />
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

function SaveReceipt({ entry, currency, nameOf, productName }: EntryDetailsProps) {
  const t = useText();
  const toast = useToast();
  const { data: wallet } = useWallet();
  const holder = wallet && (wallet.bankAccount?.bankAccountName ?? wallet.profile.name);
  const [isDrawing, setIsDrawing] = useState(false);
  const { keep, held } = useKeepPicture(t('statement.entry.save'));
  const save = async () => {
    setIsDrawing(true);
    const texts = entryTexts(entry, t, nameOf);
    try {
      const picture = await drawReceipt(
        {
          product: productName,
          title: t('statement.entry.receipt'),
          amount: formatMoney(texts.amount, currency.symbol, texts.view.sign),
          rows: [...entryRows(texts, t), ...(holder ? [[t('statement.entry.holder'), holder] as const] : [])],
          footer: t('statement.entry.made', { time: formatDateTime(serverNow()) }),
        },
        getComputedStyle(document.body).fontFamily,
      );
      await keep(picture, `${texts.time.replace(/\D+/g, '-')}.png`);
    } catch {
      toast.error(t('statement.entry.saveFailed'));
    } finally {
      setIsDrawing(false);
    }
  };
  return (
    <>
      <Button
        variant="tonal"
        wide
        icon={canShare() ? <Share2 /> : <Image />}
        busy={isDrawing}
        onClick={() => void save()}
      >
        {canShare() ? t('statement.entry.share') : t('statement.entry.save')}
      </Button>
      {held}
    </>
  );
}

function CopyDetails({ entry, currency, nameOf }: EntryDetailsProps) {
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
      {t('clipboard.copy', { what })}
    </Button>
  );
}
