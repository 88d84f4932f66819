import type { BankAccount } from '@member-wallet/api-sdk';
import { Copy } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { Notice } from '#/components/feedback/notice';
import { Description, DescriptionList } from '#/components/lists/description-list';
import { useCurrency } from '#/data/market/use-currency';
import type { PlainTextKey } from '#/i18n/text-types';
import { useText } from '#/i18n/use-text';
import { isOtherCurrency } from '#/market/currency';
import { formatAccountNumber } from '#/validation/account-number';
import styles from './account-details.module.css';
import { type AmountRange, minimumText } from '#/features/deposit/method/amount-range';
import { MethodHead } from '#/features/deposit/method/method-head';
import {
  currencyNameOf,
  fastestBanksText,
  type MethodLabel,
  useMethodWords,
} from '#/features/deposit/method/method-labels';
import sheet from '#/features/deposit/sheet/sheet.module.css';
import type { SheetFrame } from '#/features/deposit/sheet/sheet-frame';

/** The account that a transfer goes to. */
export interface TransferDetails {
  readonly holder: string | null;
  readonly number: string | null;
  readonly numberLabel: PlainTextKey;
  /** The server's name of the currency; null if it names none. */
  readonly currency: string | null;
}

interface Props {
  readonly frame: Pick<SheetFrame, 'back' | 'windowText'>;
  readonly label: MethodLabel;
  readonly details: TransferDetails;
  /** Null if the receiver takes any amount. */
  readonly amounts: AmountRange | null;
  readonly own: BankAccount | null;
  readonly onCopy: () => void;
  readonly onEdit: () => void;
}

/** The account details that the member enters in the bank's app, and notes about the transfer. */
export function AccountDetails({ frame, label, details, amounts, own, onCopy, onEdit }: Props) {
  const t = useText();
  const currency = useCurrency();
  const words = useMethodWords();
  const { holder, number } = details;
  // The list shows this too, but is skipped if there is only one method.
  const fastest = frame.back ? null : fastestBanksText(words);
  const other =
    details.currency !== null && isOtherCurrency(words.market, details.currency, currency)
      ? currencyNameOf(words, details.currency)
      : null;
  return (
    <div className={sheet.stack}>
      <MethodHead label={label} />
      {other !== null && (
        <Notice tone="warning">
          {t('deposit.otherCurrency', { currency: other, own: words.nameOf(currency) })}
        </Notice>
      )}
      <div className={styles.panel}>
        {number !== null && (
          <div className={styles.numberRow}>
            <div>
              <p className={sheet.label}>{t(details.numberLabel)}</p>
              <p className={styles.number} translate="no">
                {formatAccountNumber(number)}
              </p>
            </div>
            <Button size="small" icon={<Copy />} onClick={onCopy}>
              {t('deposit.copyNumber')}
            </Button>
          </div>
        )}
        {(holder || own) && (
          <DescriptionList variant="ruled">
            {holder && (
              <Description label={t('deposit.accountName')}>
                <span translate="no">{holder}</span>
              </Description>
            )}
            {own && (
              <Description label={t('deposit.yourName')}>
                <span translate="no">{own.bankAccountName}</span>{' '}
                <button type="button" className={styles.link} onClick={onEdit}>
                  {t('deposit.editName')}
                </button>
              </Description>
            )}
          </DescriptionList>
        )}
        {amounts && <p className={styles.minimum}>{minimumText(t, amounts, currency)}</p>}
      </div>
      <ul className={sheet.points}>
        <li>{t('deposit.credited')}</li>
        {fastest !== null && <li>{fastest}</li>}
        <li>{t('deposit.ownAccountOnly')}</li>
        <li>{t('deposit.slipWithin')}</li>
        {frame.windowText !== null && <li>{frame.windowText}</li>}
      </ul>
    </div>
  );
}
