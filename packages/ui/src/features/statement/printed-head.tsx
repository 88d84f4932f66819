import { PRINT, useMedia } from '#/components/layout/use-media';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { useWallet } from '#/data/money/use-wallet';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';

export interface PrintedHeadProps {
  readonly productName: string;
  readonly title?: string;
}

/** The heading of printed pages: product, account holder, time of printing. See styles/print.css. */
export function PrintedHead({ productName, title }: PrintedHeadProps) {
  const t = useText();
  const { data: wallet } = useWallet();
  const now = useNow(MINUTE_MS);
  const holder = wallet && (wallet.bankAccount?.bankAccountName ?? wallet.profile.name);
  if (!useMedia(PRINT)) return null;
  const words = [productName, title, holder, t('statement.entry.made', { time: formatDateTime(now) })];
  return <p data-print="head">{words.filter(Boolean).join(' · ')}</p>;
}
