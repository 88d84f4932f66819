import { ArrowUpDown } from 'lucide-react';
import { AmountField } from '#/components/form/amount-field';
import { IconButton } from '#/components/actions/icon-button';
import { PickerField } from '#/components/choice/picker-field';
import type { PickerOption } from '#/components/choice/picker-options';
import type { Account } from '#/data/money/accounts';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { fromMajor } from '#/money/minor';
import styles from './transfer-fields.module.css';
import { TRANSFER_MINIMUM } from './transfer-rules';
import { type useTransferForm, useTransferTexts } from './use-transfer-form';

/** The number of rows from which the list is searchable: about a phone's screen. */
const SEARCH_FROM = 9;

interface Props {
  readonly form: ReturnType<typeof useTransferForm>;
  readonly accounts: readonly Account[];
  readonly currency: Currency;
}

export function TransferFields({ form, accounts, currency }: Props) {
  const t = useText();
  const texts = useTransferTexts(currency);
  const { draft, change, busy, problemAt } = form;

  const options = accounts.map(
    (account): PickerOption<string> => ({
      value: account.code,
      title: texts.name(account),
      subtitle: [
        t('transfer.available', { amount: texts.money(account.available) }),
        ...(account.factor === undefined ? [] : [`× ${account.factor}`]),
      ].join(' · '),
      keywords: [account.code],
    }),
  );
  // The source comes last, because it cannot be the destination.
  const isSource = ({ value }: PickerOption<string>) => value === draft.from;
  const destinations = [...options.filter((each) => !isSource(each)), ...options.filter(isSource)];
  const picker = {
    options,
    placeholder: t('transfer.choose'),
    searchable: options.length >= SEARCH_FROM,
    disabled: busy,
  };

  return (
    <div className={styles.fields}>
      <div className={styles.route}>
        <PickerField
          {...picker}
          label={t('transfer.from')}
          value={draft.from || null}
          onValueChange={(from) => change({ from })}
          error={problemAt('from')}
        />
        <div className={styles.destination}>
          <PickerField
            {...picker}
            options={destinations}
            label={t('transfer.to')}
            value={draft.to || null}
            onValueChange={(to) => change({ to })}
            startsOpen={draft.to === '' && accounts.length > 1}
            error={problemAt('to')}
          />
          <div className={styles.swap}>
            <IconButton
              variant="sunken"
              label={t('transfer.swap')}
              icon={<ArrowUpDown />}
              disabled={busy}
              onClick={form.swap}
            />
          </div>
        </div>
      </div>
      <AmountField
        label={t('transfer.amount')}
        name="amount"
        currency={currency}
        value={draft.amount}
        onValueChange={(amount) => change({ amount })}
        presets={currency.presets.transfer.map(fromMajor)}
        available={form.available}
        onAll={form.takeAll}
        allText={t('transfer.all')}
        hint={t('transfer.minimum', { amount: texts.money(TRANSFER_MINIMUM) })}
        error={problemAt('amount')}
        disabled={busy}
      />
    </div>
  );
}
