/** A withdrawal reserves its money at once, and is paid or returned once, whoever decides. */
export const withdrawals = /* sql */ `
create table withdrawal (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  statement_id bigint not null unique references statement_entry (id),
  reserve_id bigint not null unique references ledger_transaction (id),
  amount bigint not null,
  requested_at timestamptz not null,
  approve_at timestamptz,
  decided_at timestamptz,
  outcome text,
  constraint withdrawal_outcome check (
    (outcome is null and decided_at is null)
    or (outcome in ('approved', 'refused') and decided_at is not null)
  )
);
create index withdrawal_undecided on withdrawal (approve_at) where decided_at is null;
`;
