/** Game accounts, their rounds, and what the rounds lead to: invite rewards, and cashback on losses. */
export const games = /* sql */ `
create table game_account (
  member_id text not null references member (id),
  game_code text not null,
  username text not null,
  password text not null,
  activated_at timestamptz not null,
  constraint game_account_once primary key (member_id, game_code)
);

create table game_session (
  token_hash text primary key,
  member_id text not null references member (id),
  game_code text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table game_round (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  game_code text not null,
  number integer not null check (number > 0),
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  transaction_id bigint unique references ledger_transaction (id),
  played_at timestamptz not null,
  constraint game_round_once unique (member_id, game_code, number)
);
create index game_round_member on game_round (member_id, id);

create table invite_reward (
  id bigint generated always as identity primary key,
  inviter_id text not null references member (id),
  invitee_id text not null references member (id),
  amount bigint not null check (amount > 0),
  transaction_id bigint not null unique references ledger_transaction (id),
  created_at timestamptz not null
);
create index invite_reward_inviter on invite_reward (inviter_id, created_at desc, id desc);

create table refund_claim (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  amount bigint not null check (amount > 0),
  -- The last round whose loss it covers.
  through_round bigint not null references game_round (id),
  transaction_id bigint not null unique references ledger_transaction (id),
  created_at timestamptz not null,
  constraint refund_claim_once unique (member_id, through_round)
);
`;
