// What comes with the dates of the entries, in one chunk: the page shows before it.
export { EntryDialog } from './entry-dialog';
export { EntryPanel } from './entry-panel';
export { PrintedHead } from './printed-head';
export { RefusedSlip } from './refused-slip';
export { StatementEntries } from './statement-entries';
