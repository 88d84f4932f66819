export { FolderInUseError } from './db/folder-lock';
export type { InvariantCheck, InvariantReport, LedgerTotals } from './ledger/invariants';
export { DEMO_PASSWORD } from './seeds/demo-members';
export { seededCopy } from './seeds/seeded-copy';
export type { Sandbox, SandboxOptions } from './start-sandbox';
export { startSandbox } from './start-sandbox';
