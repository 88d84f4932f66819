import type { Wallet } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { MessageDialog } from '#/components/message-dialog';
import { Outcome } from '#/components/outcome';
import { useMarket } from '#/data/market-provider';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { bankOf } from '#/market/bank';
import type { Currency } from '#/market/market';
import type { Minor } from '#/money/minor';
import { maskAccountNumber } from '#/validation/account-number';
import { useWithdrawTexts } from './use-withdraw-texts';
import { WithdrawSheet } from './withdraw-sheet';

export interface WithdrawDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wallet: Wallet;
  readonly currency: Currency;
}

/** Counts openings, so that each one starts with an empty form. */
function useOpenings(open: boolean): number {
  const [{ wasOpen, count }, setSeen] = useState({ wasOpen: open, count: 0 });
  if (open !== wasOpen) setSeen({ wasOpen: open, count: open ? count + 1 : count });
  return count;
}

/** Asks for a withdrawal to the member's bank account, then says that the transfer is awaited. */
export function WithdrawDialog({ open, onClose, wallet, currency }: WithdrawDialogProps) {
  const t = useText();
  const { locale } = useLocale();
  const market = useMarket();
  const texts = useWithdrawTexts(currency);
  const openings = useOpenings(open);
  const [done, setDone] = useState<Minor | null>(null);
  const { bankAccount } = wallet;

  return (
    <>
      <WithdrawSheet
        key={openings}
        open={open}
        onClose={onClose}
        wallet={wallet}
        currency={currency}
        onDone={(amount) => {
          onClose();
          setDone(amount);
        }}
      />
      <MessageDialog open={done !== null} onClose={() => setDone(null)} title={t('errors.success')}>
        {done !== null && (
          <Outcome kind="done" title={t('withdraw.done')}>
            {bankAccount && (
              <p>
                {t('withdraw.doneDetail', {
                  amount: texts.money(done),
                  bank: bankOf(market, bankAccount.bankCode).name[locale],
                  number: maskAccountNumber(bankAccount.bankAccountNo),
                })}
              </p>
            )}
          </Outcome>
        )}
      </MessageDialog>
    </>
  );
}
