import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import type { Bank, DigitBounds } from '#/market/market';
import { hasUnusualLength } from '#/validation/account-number';
import { holderNameRule } from '#/validation/holder-name';
import type { BankAccountDraft, BankAccountProblems } from '#/validation/bank-account';
import styles from './bank-account-fields.module.css';
import { BankPicker } from '#/components/choice/bank-picker';
import { TextField } from './text-field';

interface BankAccountFieldsProps {
  readonly banks: readonly Bank[];
  readonly value: BankAccountDraft;
  readonly onValueChange: (part: Partial<BankAccountDraft>) => void;
  readonly problems: BankAccountProblems;
  /** The number that the server already has, for which there is no note to check it. */
  readonly heldNumber?: string | undefined;
}

const rangeOf = ({ from, to }: DigitBounds): string => (from === to ? String(from) : `${from}–${to}`);

/** The fields of a bank account: bank, number, and the holder's two names in upper case. */
export function BankAccountFields({
  banks,
  value,
  onValueChange,
  problems,
  heldNumber,
}: BankAccountFieldsProps) {
  const t = useText();
  const market = useMarket();
  const bank = banks.find(({ code }) => code === value.bankCode);
  const isUnusual =
    bank !== undefined &&
    value.accountNo !== heldNumber &&
    hasUnusualLength(bank.accountDigits, value.accountNo);
  const messageFor = (problem: 'required' | 'latin' | 'invalid' | undefined, field: string) => {
    if (problem === 'required') return t('errors.required', { field });
    if (problem === 'latin') return t('fields.holderLatin');
    return problem && t('fields.accountNumber');
  };
  return (
    <>
      <BankPicker
        label={t('register.bank.bank')}
        banks={banks}
        value={value.bankCode || null}
        onValueChange={(bankCode) => onValueChange({ bankCode })}
        error={problems.bank && t('register.bank.choose')}
      />
      <TextField
        label={t('register.bank.accountNo')}
        name="account-number"
        inputMode="numeric"
        autoComplete="off"
        digits
        value={value.accountNo}
        onValueChange={(accountNo) => onValueChange({ accountNo })}
        hint={isUnusual && t('register.bank.usualDigits', { digits: rangeOf(bank.accountDigits) })}
        error={messageFor(problems.accountNo, t('register.bank.accountNo'))}
      />
      <div className={styles.pair}>
        <TextField
          label={t('register.bank.firstName')}
          name="first-name"
          autoComplete="given-name"
          upperCase
          value={value.firstName}
          onValueChange={(firstName) => onValueChange({ firstName })}
          error={messageFor(problems.firstName, t('register.bank.firstName'))}
        />
        <TextField
          label={t('register.bank.lastName')}
          name="last-name"
          autoComplete="family-name"
          upperCase
          value={value.lastName}
          onValueChange={(lastName) => onValueChange({ lastName })}
          error={messageFor(problems.lastName, t('register.bank.lastName'))}
        />
      </div>
      <p className={styles.hint}>
        {t(
          bank && holderNameRule(market, bank.code) === 'latin'
            ? 'register.bank.latinHint'
            : 'register.bank.holderHint',
        )}
      </p>
    </>
  );
}
