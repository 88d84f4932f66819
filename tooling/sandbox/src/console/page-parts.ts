import { formatTime } from '../bangkok-time';
import type { Listed } from '../db/listed';
import type { Html } from '../http/html';
import { html, raw } from '../http/html';
import type { Currency } from '../markets/market';
import { SYMBOLS } from '../money/currencies';
import type { Minor } from '../money/minor-units';
import { toDecimal } from '../money/minor-units';

/** An ISO instant, shown in Bangkok time. */
export const when = (iso: string): Html => html`<time datetime="${iso}">${formatTime(new Date(iso))}</time>`;

/** The same without the date, which is in the tooltip. */
export function timeOfDay(iso: string): Html {
  const text = formatTime(new Date(iso));
  return html`<time datetime="${iso}" title="${text}">${text.slice(-8)}</time>`;
}

/** An amount as members see it: ฿1,234.50. @param amount a number in major units, or a bigint in minor ones */
export function money(amount: number | Minor, currency: Currency): string {
  const digits = typeof amount === 'bigint' ? toDecimal(amount) : amount.toFixed(2);
  const grouped = digits.replace('-', '').replace(/\B(?=(?:\d{3})+\.)/g, ',');
  return `${digits.startsWith('-') ? '−' : ''}${SYMBOLS[currency]}${grouped}`;
}

type Cell<Row> = (row: Row) => string | number | Html;

interface Figures<Row> {
  readonly figure: Cell<Row>;
}

/** How to show a row's cell, by heading. */
type Columns<Row> = Readonly<Record<string, Cell<Row> | Figures<Row>>>;

/** A right-aligned column of amounts or counts. */
export const figures = <Row>(figure: Cell<Row>): Figures<Row> => ({ figure });

/** The class attribute of a column's cells and heading. */
const kindOf = <Row>(column: Cell<Row> | Figures<Row>): Html | false =>
  'figure' in column && html` class="figure"`;
const shownBy = <Row>(column: Cell<Row> | Figures<Row>): Cell<Row> =>
  'figure' in column ? column.figure : column;

/** A table. On a narrow screen each row is a list of cells with their headings. */
export function table<Row>(name: string, rows: readonly Row[], empty: string, columns: Columns<Row>): Html {
  if (rows.length === 0) return html`<p class="soft">${empty}</p>`;
  const all = Object.entries(columns);
  const heads = all.map(([head, column]) => html`<th scope="col"${kindOf(column)}>${head}</th>`);
  const line = (row: Row) =>
    all.map(([head, column]) => html`<td data-head="${head}"${kindOf(column)}>${shownBy(column)(row)}</td>`);
  return html`<div class="table" role="region" tabindex="0" aria-label="${name}"><table>
    <thead><tr>${heads}</tr></thead><tbody>${rows.map((row) => html`<tr>${line(row)}</tr>`)}</tbody>
  </table></div>`;
}

/** A member's phone as a link to their page. @param id empty for a visitor, who has no page */
export const memberLink = (id: string, phone: string): Html =>
  id === '' ? html`${phone}` : html`<a href="/console/members/${id}">${phone}</a>`;

/** One entry of a list of facts. */
export const fact = (name: string, value: Html | string): Html =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** A heading, and a section that the script refreshes after every change. */
export const live = (id: string, title: string, content: Html): Html =>
  html`<h2>${title}</h2><div id="${id}" data-live tabindex="-1">${content}</div>`;

/**
 * Says that a list has more rows than are shown.
 * @param which says which rows are shown, and how to reach the others
 */
export const cutNote = <Row>({ rows, hasMore }: Listed<Row>, which: Html | string): Html | false =>
  hasMore && html`<p class="soft">More than ${rows.length}. Shown: ${which}</p>`;

/** A table of the first rows of a list, and cutNote. */
export const cutTable = <Row>(
  name: string,
  list: Listed<Row>,
  empty: string,
  columns: Columns<Row>,
  which: Html | string = 'the newest.',
): Html => html`${table(name, list.rows, empty, columns)}${cutNote(list, which)}`;

/** A table with a heading, which the script refreshes. @param which as in cutNote, if rows may be left out */
export const liveTable = <Row>(
  id: string,
  title: string,
  list: readonly Row[] | Listed<Row>,
  empty: string,
  columns: Columns<Row>,
  which?: Html | string,
): Html =>
  live(
    id,
    title,
    'rows' in list ? cutTable(title, list, empty, columns, which) : table(title, list, empty, columns),
  );

export const options = (values: readonly string[], chosen?: string): readonly Html[] =>
  values.map((value) => html`<option ${value === chosen && 'selected'}>${value}</option>`);

export const select = (
  label: string,
  name: string,
  values: readonly string[],
  empty?: string,
  chosen?: string,
): Html =>
  html`<label>${label}<select name="${name}" aria-label="${label}">
    ${empty !== undefined && html`<option value="">${empty}</option>`}${options(values, chosen)}
  </select></label>`;

interface InputAttributes {
  readonly type: 'number' | 'tel';
  readonly required?: true;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly value?: number;
  /** The typed number is multiplied by this before it is sent. */
  readonly 'data-scale'?: number;
}

export function input(label: string, name: string, attributes: InputAttributes): Html {
  const given = Object.entries(attributes).map(
    ([key, value]) => html` ${key}="${value === true ? '' : value}"`,
  );
  return html`<label>${label}<input name="${name}" aria-label="${label}"${given} autocomplete="off"></label>`;
}

export const tick = (name: string, label: string, isOn: boolean): Html =>
  html`<label class="tick"><input type="checkbox" name="${name}" ${isOn && 'checked'}>${label}</label>`;

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`;

export const amount = input('Amount', 'amount', { type: 'number', required: true, min: 0.01, step: 0.01 });

/**
 * A form that the script sends as JSON.
 * @param attribute data-clear empties the form once it is sent; data-method replaces POST
 */
export const form = (
  path: string,
  button: string,
  fields: Html | readonly Html[],
  attribute: 'data-clear' | 'data-method="DELETE"' | '' = '',
): Html =>
  html`<form data-path="${path}" ${raw(attribute)}>${fields}<button>${button}</button><output></output></form>`;

/** A button that sends a JSON body. */
export const action = (id: string, path: string, label: string, text: string, body: object): Html =>
  html`<button type="button" id="${id}" data-path="${path}" aria-label="${label}" data-body="${JSON.stringify(body)}">${text}</button>`;

export const row = (...parts: readonly Html[]): Html => html`<span class="row">${parts}</span>`;
