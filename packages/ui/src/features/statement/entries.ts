// What comes with the dates of the entries, in one chunk: the page shows before it.
export { EntryDialog } from '#/features/statement/entry/entry-dialog';
export { EntryPanel } from '#/features/statement/entry/entry-panel';
export { PrintedHead } from './printed-head';
export { RefusedSlip } from '#/features/statement/slip/refused-slip';
export { StatementEntries } from '#/features/statement/list/statement-entries';
