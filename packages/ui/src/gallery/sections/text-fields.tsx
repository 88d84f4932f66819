import { Phone, Search } from 'lucide-react';
import { AmountField } from '#/components/form/amount-field';
import { Field } from '#/components/form/field';
import fieldStyles from '#/components/form/field.module.css';
import { PasswordField } from '#/components/form/password-field';
import { TextField } from '#/components/form/text-field';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import { fromMajor } from '#/money/minor';
import { nothing } from '../samples';
import { Held, Specimen } from '../specimen';

export function TextFields() {
  const t = useText();
  const { phone, currencies } = useMarket();
  const currency = currencies[0];
  const presets = currency.presets.transfer.map(fromMajor);
  return (
    <>
      <Specimen name="TextField: empty, with hint">
        <TextField label={t('login.phone')} hint={t('profile.usernameFixed')} icon={<Phone />} />
      </Specimen>
      <Specimen name="TextField digits: filled">
        <Held start={phone.example}>
          {(value, set) => <TextField digits label={t('login.phone')} value={value} onValueChange={set} />}
        </Held>
      </Specimen>
      <Specimen name="TextField: error">
        <TextField
          label={t('login.phone')}
          defaultValue="12"
          error={t('errors.phone', { example: phone.example })}
        />
      </Specimen>
      <Specimen name="TextField: disabled">
        <TextField label={t('profile.username')} defaultValue={phone.example} disabled />
      </Specimen>
      <Specimen name="TextField upperCase, search with icon">
        <TextField upperCase label={t('profile.accountName')} defaultValue="SOMCHAI JAIDEE" />
        <TextField type="search" label={t('fields.search')} icon={<Search />} />
      </Specimen>
      <Specimen name="PasswordField: filled, error">
        <PasswordField label={t('login.password')} defaultValue="demo1234" autoComplete="off" />
        <PasswordField label={t('profile.confirmPassword')} error={t('fields.passwordsDiffer')} />
      </Specimen>
      <Specimen name="AmountField: empty with presets and 'all'">
        <Held start="">
          {(value, set) => (
            <AmountField
              label={t('transfer.amount')}
              hint={t('fields.amount')}
              currency={currency}
              presets={presets}
              value={value}
              onValueChange={set}
              onAll={() => set('24860.50')}
            />
          )}
        </Held>
      </Specimen>
      <Specimen name="AmountField: error, disabled">
        <Held start="1.234">
          {(value, set) => (
            <AmountField
              label={t('withdraw.amount')}
              error={t('fields.amountDecimals')}
              currency={currency}
              value={value}
              onValueChange={set}
            />
          )}
        </Held>
        <AmountField
          label={t('withdraw.amount')}
          currency={currency}
          value="500"
          onValueChange={nothing}
          disabled
        />
      </Specimen>
      <Specimen name="Field: what every field has, around a control of its own">
        <Field label={t('transfer.amount')} hint={t('fields.amount')}>
          {(control) => <input {...control} className={fieldStyles.input} defaultValue="100" />}
        </Field>
      </Specimen>
    </>
  );
}
