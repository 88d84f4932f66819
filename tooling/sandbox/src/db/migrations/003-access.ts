/** Tokens and codes are kept only as hashes: who reads the tables can use none of them. */
export const access = /* sql */ `
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
