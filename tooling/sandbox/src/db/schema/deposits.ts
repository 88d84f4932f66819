/** The ways to deposit: QR codes, gift links, and slips of transfers between simulated banks. */
export const deposits = /* sql */ `
create table qr_code (
  id text primary key,
  member_id text not null references member (id),
  provider text not null,
  amount bigint not null check (amount > 0),
  payload text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  outcome text,
  transaction_id bigint unique references ledger_transaction (id),
  constraint qr_code_outcome check (
    (outcome is null and closed_at is null and transaction_id is null)
    or (outcome = 'cancelled' and closed_at is not null and transaction_id is null)
    or (outcome = 'paid' and closed_at is not null and transaction_id is not null)
  )
);
create index qr_code_open on qr_code (member_id) where outcome is null;

create table gift_link (
  market text not null,
  code text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  spent_elsewhere boolean not null default false,
  redeemed_by text references member (id),
  transaction_id bigint unique references ledger_transaction (id),
  primary key (market, code)
);

create table bank_transfer (
  market text not null,
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  from_account text not null,
  to_account text not null,
  sent_at timestamptz not null,
  -- Simulates a failing slip reader, which answers with this reason.
  reader_error text,
  primary key (market, reference)
);

create table slip (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  reference text not null unique,
  -- Opens the picture without a token, as an img element needs: a secret of its own, since the reference stands in
  -- lists and logs.
  picture_key text not null unique default replace(gen_random_uuid()::text, '-', ''),
  content_type text not null,
  picture text not null,
  uploaded_at timestamptz not null,
  read_at timestamptz not null,
  decided_at timestamptz,
  status text not null check (status in ('VERIFYING', 'SUCCESS', 'FAILED')),
  note text,
  amount bigint,
  bank_reference text,
  transaction_id bigint unique references ledger_transaction (id),
  constraint slip_decided check ((status = 'VERIFYING') = (decided_at is null)),
  constraint slip_paid check ((status = 'SUCCESS') = (transaction_id is not null))
);
create index slip_member on slip (member_id, uploaded_at desc, id desc);
create index slip_unread on slip (read_at) where decided_at is null;
-- One transfer is credited once, whoever uploads its slip.
create unique index slip_bank_reference on slip (bank_reference) where status = 'SUCCESS';
`;
