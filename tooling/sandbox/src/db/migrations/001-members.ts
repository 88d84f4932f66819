export const members = /* sql */ `
create table setting (
  market text not null,
  name text not null,
  value jsonb not null,
  primary key (market, name)
);

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
  is_active boolean not null default true,
  created_at timestamptz not null,
  constraint member_username_once unique (market, username),
  constraint member_bank_once unique (market, bank_code, bank_account_no)
);

create table game_account (
  member_id text not null references member (id),
  game_code text not null,
  username text not null,
  password text not null,
  activated_at timestamptz not null,
  constraint game_account_once primary key (member_id, game_code)
);
`;
