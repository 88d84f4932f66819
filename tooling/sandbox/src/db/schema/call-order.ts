/**
 * When a call ended, by the machine's clock: the sandbox's can be moved back, and ids are given by batch, of which each
 * process writes its own.
 */
export const callOrder = /* sql */ `
alter table call_record add column ended_at timestamptz not null default now();
`;
