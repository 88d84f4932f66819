/** Bonuses received, prizes waiting as coupons, and every turn of the wheel. */
export const rewards = /* sql */ `
create table member_bonus (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  code text not null,
  origin text not null check (origin in ('bonus', 'promotion', 'luckydraw')),
  type text not null,
  amount bigint not null check (amount > 0),
  turnover_due bigint not null check (turnover_due >= 0),
  lost_below bigint not null check (lost_below >= 0),
  transaction_id bigint unique references ledger_transaction (id),
  received_at timestamptz not null,
  ended_at timestamptz
);
create index member_bonus_member on member_bonus (member_id, received_at);
create unique index member_bonus_one_active on member_bonus (member_id) where ended_at is null;

create table coupon (
  id text primary key,
  member_id text not null references member (id),
  prize_code text not null,
  label text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  claimed_at timestamptz
);
create index coupon_member on coupon (member_id, created_at);

create table wheel_spin (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  prize_code text not null,
  coupon_id text not null unique references coupon (id),
  created_at timestamptz not null
);
create index wheel_spin_member on wheel_spin (member_id);
`;
