import type { TextFunction } from '#/i18n/text-types';
import type { Currency } from '#/market/market';
import { formatAmount } from '#/money/format';
import type { EntryTexts } from '#/features/statement/entry/entry-texts';

/** Spreadsheets evaluate a cell that starts with one of these as a formula. An apostrophe before it makes it text. */
const FORMULA = /^[=+\-@\t\r\u2212]/;

/** Encodes one cell: quoted if needed, and never a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The amount as a plain decimal, such as '-1500.00'; '' if unknown. */
function csvAmount({ amount, view }: EntryTexts): string {
  if (amount === null) return '';
  const size = formatAmount(amount, 'none').replaceAll(',', '');
  return view.sign === 'minus' && amount !== 0 ? `-${size}` : size;
}

/**
 * The entries as comma-separated values with a header line, in the page's language. Starts with a byte order
 * mark, without which Excel misreads Thai and Lao.
 */
export function statementCsv(
  entries: readonly EntryTexts[],
  t: TextFunction,
  currency: Pick<Currency, 'code'>,
): string {
  const head = [
    t('statement.column.time'),
    t('statement.column.activity'),
    t('statement.column.detail'),
    t('statement.column.from'),
    t('statement.column.to'),
    t('statement.column.amount'),
    t('statement.column.currency'),
    t('statement.column.status'),
  ].map(csvCell);
  const lines = entries.map((entry) => [
    csvCell(entry.time),
    csvCell(entry.activity),
    csvCell(entry.detail ?? ''),
    csvCell(entry.from ?? ''),
    csvCell(entry.to ?? ''),
    csvAmount(entry),
    csvCell(currency.code),
    csvCell(entry.status),
  ]);
  return `\uFEFF${[head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
