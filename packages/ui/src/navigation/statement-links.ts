import { PATHS } from './paths';

/** What a link to the statement opens over it. */
export type StatementDetail =
  /** The list of slips, or in it the one with this key. */
  { readonly name: 'slips'; readonly key: string | null } | { readonly name: 'entry'; readonly at: string };

export const SLIPS_LINK = `${PATHS.statement}?slips`;
export const slipLink = (key: string): string => `${PATHS.statement}?${new URLSearchParams({ slips: key })}`;
/** @param at when the entry was made, as sent by the server */
export const entryLink = (at: string): string => `${PATHS.statement}?${new URLSearchParams({ entry: at })}`;

export function statementDetailIn(search: URLSearchParams): StatementDetail | null {
  const slips = search.get('slips');
  if (slips !== null) return { name: 'slips', key: slips || null };
  const entry = search.get('entry');
  return entry ? { name: 'entry', at: entry } : null;
}
