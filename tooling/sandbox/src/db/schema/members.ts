/** Members and how they log in. Tokens and codes are stored as hashes: reading the tables is not enough to use one. */
export const members = /* sql */ `
create table member (
  id text primary key,
  market text not null,
  username text not null,
  name text not null,
  password_hash text not null,
  currency text not null,
  bank_code text not null,
  bank_account_name text not null,
  bank_account_no text not null,
  source_code text,
  invited_by text references member (id),
  coin integer not null default 0 constraint coin_not_negative check (coin >= 0),
  status text not null default 'active' constraint member_status check (
    status in (
      'active', 'inactive', 'wallet-closed', 'identity-1', 'identity-2', 'identity-3', 'identity-4'
    )
  ),
  created_at timestamptz not null,
  constraint member_username_once unique (market, username),
  constraint member_bank_once unique (market, bank_code, bank_account_no)
);

create table access_token (
  token_hash text primary key,
  member_id text not null references member (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index access_token_member on access_token (member_id);

create table login_attempt (
  market text not null,
  username text not null,
  failures integer not null,
  first_at timestamptz not null,
  primary key (market, username)
);

create table otp (
  token_hash text primary key,
  market text not null,
  phone text not null,
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz
);
create index otp_phone on otp (market, phone, created_at);

create table otp_block (
  market text not null,
  phone text not null,
  until timestamptz not null,
  primary key (market, phone)
);
`;
