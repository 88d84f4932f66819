/**
 * Double entry in minor units. What the rules below promise does not rest on the program:
 * every transaction balances, entries never change, a member's account never goes below zero, and a balance is
 * the sum of its entries.
 */
export const ledger = /* sql */ `
create table ledger_account (
  id bigint generated always as identity primary key,
  market text not null,
  currency text not null,
  kind text not null,
  member_id text references member (id),
  game_code text,
  balance bigint not null default 0,
  constraint ledger_account_once unique nulls not distinct (market, currency, kind, member_id, game_code),
  constraint member_kind_has_member check (
    (kind in ('wallet', 'game', 'invite', 'cashback')) = (member_id is not null)
  ),
  constraint game_kind_has_game check ((kind = 'game') = (game_code is not null)),
  constraint balance_not_negative check (
    balance >= 0 or kind in ('bank', 'game-house', 'bonus', 'invite-fund', 'cashback-fund', 'prize')
  )
);
create index ledger_account_member on ledger_account (member_id);

create table ledger_transaction (
  id bigint generated always as identity primary key,
  market text not null,
  currency text not null,
  kind text not null,
  member_id text references member (id),
  reverses bigint unique references ledger_transaction (id),
  created_at timestamptz not null
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction (id),
  account_id bigint not null references ledger_account (id),
  amount bigint not null constraint entry_not_zero check (amount <> 0)
);
create index ledger_entry_transaction on ledger_entry (transaction_id);
create index ledger_entry_account on ledger_entry (account_id);

create function ledger_apply() returns trigger language plpgsql as $$
declare
  broken text;
begin
  select case
    when exists (select 1 from added group by transaction_id having sum(amount) <> 0) then 'entries_balance'
    when (select count(*) from ledger_entry where transaction_id in (select transaction_id from added))
      <> (select count(*) from added) then 'entries_once'
    when exists (
      select 1 from added e
        join ledger_transaction t on t.id = e.transaction_id
        join ledger_account a on a.id = e.account_id
      where a.currency <> t.currency or a.market <> t.market
    ) then 'entries_currency'
  end into broken;
  if broken is not null then
    raise exception 'ledger entries refused' using constraint = broken, errcode = '23514';
  end if;
  -- One order for all, members' accounts before the house's as the program takes them: two moves between the same
  -- accounts then wait instead of locking each other out.
  perform 1 from ledger_account where id in (select account_id from added)
    order by member_id is null, id for no key update;
  update ledger_account a set balance = a.balance + change.amount
    from (select account_id, sum(amount)::bigint as amount from added group by account_id) change
    where a.id = change.account_id;
  return null;
end $$;

create trigger ledger_entry_apply after insert on ledger_entry
  referencing new table as added for each statement execute function ledger_apply();

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows never change: post a reversal' using constraint = 'ledger_immutable', errcode = '23514';
end $$;

create trigger ledger_entry_immutable before update or delete or truncate on ledger_entry
  for each statement execute function ledger_refuse();
create trigger ledger_transaction_immutable before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_refuse();
create trigger ledger_account_kept before delete or truncate on ledger_account
  for each statement execute function ledger_refuse();

create function ledger_balance_by_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'an account opens empty' using constraint = 'balance_by_entries', errcode = '23514';
    end if;
  elsif pg_trigger_depth() < 2 or (new.market, new.currency, new.kind, new.member_id, new.game_code)
      is distinct from (old.market, old.currency, old.kind, old.member_id, old.game_code) then
    raise exception 'a balance changes by entries only' using constraint = 'balance_by_entries', errcode = '23514';
  end if;
  return new;
end $$;

create trigger ledger_account_by_entries before insert or update on ledger_account
  for each row execute function ledger_balance_by_entries();
`;
