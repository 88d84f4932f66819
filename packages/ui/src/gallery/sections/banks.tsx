import { AccountNumber } from '#/components/money/account-number';
import { BankAccountFields } from '#/components/form/bank-account-fields';
import { BankPicker } from '#/components/choice/bank-picker';
import { BankTile } from '#/components/money/bank-tile';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import type { BankAccountDraft } from '#/validation/bank-account';
import styles from '../gallery.module.css';
import { nothing } from '../samples';
import { Held, Specimen } from '../specimen';

const EMPTY: BankAccountDraft = { bankCode: '', accountNo: '', firstName: '', lastName: '' };

export function Banks() {
  const t = useText();
  const { banks } = useMarket();
  const first = banks[0]?.code ?? '';
  const filled = { bankCode: first, accountNo: '1234567890', firstName: 'SOMCHAI', lastName: 'ใจดี' };
  return (
    <>
      <Specimen name="BankTile: every bank of the market" wide>
        <div className={styles.row}>
          {banks.map((bank) => (
            <BankTile key={bank.code} bank={bank} />
          ))}
        </div>
      </Specimen>
      <Specimen name="BankPicker: empty; a press opens its sheet">
        <Held<string | null> start={null}>
          {(value, set) => (
            <BankPicker label={t('profile.bankAccount')} banks={banks} value={value} onValueChange={set} />
          )}
        </Held>
      </Specimen>
      <Specimen name="BankPicker: chosen, error, disabled">
        <BankPicker label={t('profile.bankAccount')} banks={banks} value={first} onValueChange={nothing} />
        <BankPicker
          label={t('profile.bankAccount')}
          error={t('register.bank.choose')}
          banks={banks}
          value={null}
          onValueChange={nothing}
        />
        <BankPicker
          label={t('profile.bankAccount')}
          banks={banks}
          value={first}
          onValueChange={nothing}
          disabled
        />
      </Specimen>
      <Specimen name="BankAccountFields: empty">
        <Held start={EMPTY}>
          {(value, set) => (
            <BankAccountFields
              banks={banks}
              value={value}
              onValueChange={(part) => set({ ...value, ...part })}
              problems={{}}
            />
          )}
        </Held>
      </Specimen>
      <Specimen name="BankAccountFields: a number of unusual length">
        <Held start={{ ...filled, accountNo: '12345' }}>
          {(value, set) => (
            <BankAccountFields
              banks={banks}
              value={value}
              onValueChange={(part) => set({ ...value, ...part })}
              problems={{}}
            />
          )}
        </Held>
      </Specimen>
      <Specimen name="BankAccountFields: everything wrong">
        <Held start={filled}>
          {(value, set) => (
            <BankAccountFields
              banks={banks}
              value={value}
              onValueChange={(part) => set({ ...value, ...part })}
              problems={{
                bank: 'required',
                accountNo: 'invalid',
                firstName: 'required',
                lastName: 'latin',
              }}
            />
          )}
        </Held>
      </Specimen>
      <Specimen name="AccountNumber: hidden until the eye is pressed">
        <AccountNumber
          number="1234567890"
          showLabel={t('withdraw.showNumber')}
          hideLabel={t('withdraw.hideNumber')}
        />
      </Specimen>
    </>
  );
}
