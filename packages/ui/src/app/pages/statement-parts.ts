import type { StatementParts } from '#/features/statement/statement-screen';
import { lazyPart } from './lazy-screen';

const importEntries = () => import('#/features/statement/entries');

export const SlipDialog = lazyPart(
  async () => (await import('#/features/statement/slip/slip-dialog')).SlipDialog,
);
export const IntentsToCheck = lazyPart(
  async () => (await import('#/features/statement/intents-to-check')).IntentsToCheck,
);
export const StatementEntries = lazyPart(async () => (await importEntries()).StatementEntries);

/** The parts of the statement that are loaded later. */
export const STATEMENT_PARTS: StatementParts = {
  SlipDialog,
  IntentsToCheck,
  StatementEntries,
  EntryDialog: lazyPart(async () => (await importEntries()).EntryDialog),
  EntryPanel: lazyPart(async () => (await importEntries()).EntryPanel),
  PrintedHead: lazyPart(async () => (await importEntries()).PrintedHead),
  RefusedSlip: lazyPart(async () => (await importEntries()).RefusedSlip),
};
