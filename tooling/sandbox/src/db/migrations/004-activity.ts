export const activity = /* sql */ `
create table statement_entry (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  type text not null,
  source text,
  destination text,
  amount bigint not null check (amount >= 0),
  status text not null,
  detail jsonb not null default '{}',
  transaction_id bigint unique references ledger_transaction (id),
  created_at timestamptz not null
);
create index statement_entry_member on statement_entry (member_id, created_at desc, id desc);

create table idempotent_answer (
  member_id text not null references member (id),
  key text not null,
  request_hash text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null,
  primary key (member_id, key)
);
`;
