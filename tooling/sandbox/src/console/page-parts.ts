import { HOUR, later } from '../clock';

/** Markup that is whole already. */
export interface Html {
  readonly html: string;
}

export const escape = (text: string | number): string =>
  String(text).replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c,
  );

type Cell = string | number | Html;

const BANGKOK_MS = 7 * HOUR;

/** An ISO instant as DD/MM/YYYY HH:mm:ss in Bangkok. */
export function when(iso: string): Html {
  const [day = '', time = ''] = later(new Date(iso), BANGKOK_MS).toISOString().split('T');
  const shown = `${day.split('-').reverse().join('/')} ${time.slice(0, 8)}`;
  return { html: `<time datetime="${escape(iso)}">${shown}</time>` };
}

const cellOf = (cell: Cell): string => (typeof cell === 'object' ? cell.html : escape(cell));

/** A table; where the screen is narrow each row is a list of its own, its cells named by their heads. */
export const table = (
  name: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  empty: string,
): string =>
  rows.length === 0
    ? `<p class="soft">${escape(empty)}</p>`
    : `<div class="table" role="region" tabindex="0" aria-label="${escape(name)}"><table><thead><tr>${heads
        .map((head) => `<th scope="col">${escape(head)}</th>`)
        .join('')}</tr></thead><tbody>${rows
        .map(
          (row) =>
            `<tr>${row.map((cell, i) => `<td data-head="${escape(heads[i] ?? '')}">${cellOf(cell)}</td>`).join('')}</tr>`,
        )
        .join('')}</tbody></table></div>`;

/** A heading with a part below it that is shown anew after every change. */
export const live = (id: string, title: string, content: string): string =>
  `<h2>${escape(title)}</h2><div id="${id}" data-live tabindex="-1">${content}</div>`;

export const option = (value: string, isChosen = false): string =>
  `<option${isChosen ? ' selected' : ''}>${escape(value)}</option>`;

export const select = (label: string, name: string, values: readonly string[], empty?: string): string =>
  `<label>${escape(label)}<select name="${name}" aria-label="${escape(label)}">${
    empty === undefined ? '' : `<option value="">${escape(empty)}</option>`
  }${values.map((value) => option(value)).join('')}</select></label>`;

interface InputOptions {
  readonly type?: 'text' | 'number' | 'tel';
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** What a number is multiplied with before it is sent. */
  readonly scale?: number;
  readonly list?: string;
}

export function input(label: string, name: string, options: InputOptions = {}): string {
  const { type = 'text', required = false, ...rest } = options;
  const { scale, ...attributes } = rest;
  const given = Object.entries({ ...attributes, 'data-scale': scale })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escape(value ?? '')}"`)
    .join('');
  return `<label>${escape(label)}<input name="${name}" aria-label="${escape(label)}" type="${type}"${given}${required ? ' required' : ''} autocomplete="off"></label>`;
}

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escape(value)}">`;

export const MARKET = select('Market', 'market', ['th', 'la']);
export const PHONE = input('Phone', 'phone', { type: 'tel', required: true, list: 'phones' });
export const AMOUNT = input('Amount', 'amount', { type: 'number', required: true, min: 0.01, step: 0.01 });

export const form = (path: string, fields: string, button: string, extra = ''): string =>
  `<form data-path="${path}"${extra}>${fields}<button>${escape(button)}</button><output></output></form>`;

/** A button that sends these fields at once. */
export const action = (id: string, path: string, label: string, text: string, body: object): Html => ({
  html: `<button type="button" id="${escape(id)}" data-path="${path}" aria-label="${escape(label)}" data-body="${escape(
    JSON.stringify(body),
  )}">${escape(text)}</button>`,
});

export const both = (...parts: readonly Html[]): Html => ({
  html: `<span class="row">${parts.map(({ html }) => html).join('')}</span>`,
});

/** Phones to choose from while typing one. */
export const phoneList = (phones: readonly string[]): string =>
  `<datalist id="phones">${phones.map((phone) => `<option value="${escape(phone)}"></option>`).join('')}</datalist>`;
