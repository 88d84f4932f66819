import { useLocale } from '#/i18n/use-locale';
import type { Bank } from '#/market/market';
import { BankTile } from '#/components/money/bank-tile';
import type { FieldTexts } from '#/components/form/field';
import { PickerField } from './picker-field';

interface BankPickerProps extends FieldTexts {
  readonly banks: readonly Bank[];
  /** A bank's code. */
  readonly value: string | null;
  readonly onValueChange: (code: string) => void;
  readonly sheetTitle?: string;
  readonly disabled?: boolean;
}

/** A field to choose a bank from a sheet, which can be searched by code and by name in all languages. */
export function BankPicker({ banks, ...field }: BankPickerProps) {
  const { nameOf } = useLocale();
  return (
    <PickerField
      {...field}
      searchable
      options={banks.map((bank) => ({
        value: bank.code,
        title: bank.code,
        subtitle: nameOf(bank),
        lead: <BankTile bank={bank} />,
        keywords: [...Object.values(bank.name), ...bank.aliases],
      }))}
    />
  );
}
