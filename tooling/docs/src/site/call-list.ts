import { escapeHtml } from '../markdown/render';
import type { Page } from './page';
import { relative } from './page';

const cellOf = (page: Page, row: string): string => {
  for (const token of page.sections[0]?.tokens ?? []) {
    if (token.type !== 'table') continue;
    for (const [name, value] of token.rows as { text: string }[][]) {
      if (name?.text === row) return (value?.text ?? '').replaceAll('`', '');
    }
  }
  return '';
};

/** The calls of the contract, each with its method, path and effect, for the first page. */
export const callList = (pages: readonly Page[]): string => {
  const calls = pages.filter(({ group }) => group === 'Calls');
  const areas = [...new Set(calls.map(({ fold = '' }) => fold))];
  const row = (page: Page): string => {
    const effect = cellOf(page, 'effect').split(':')[0] ?? '';
    const cells = [
      `<td data-label="call"><a href="${relative('sdk/index.html', page.path)}"><code>${page.title}</code></a></td>`,
      `<td data-label="request"><code>${escapeHtml(cellOf(page, 'call'))}</code></td>`,
      `<td data-label="who">${escapeHtml(cellOf(page, 'who'))}</td>`,
      `<td data-label="effect"><span class="effect ${effect}">${effect}</span></td>`,
    ];
    return `<tr>${cells.join('')}</tr>`;
  };
  const table = (area: string): string =>
    `<h3>${escapeHtml(area)}</h3><table><thead><tr><th scope="col">call</th><th scope="col">request</th><th scope="col">who</th><th scope="col">effect</th></tr></thead><tbody>${calls
      .filter(({ fold }) => fold === area)
      .map(row)
      .join('')}</tbody></table>`;
  return `<h2 id="all-calls"><a class="anchor" href="#all-calls">All ${calls.length} calls</a></h2>\n${areas.map(table).join('\n')}`;
};
