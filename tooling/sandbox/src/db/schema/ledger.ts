/**
 * All SQL behind a money move: double entry, in minor units. The database holds these rules whatever the
 * program does: a transaction moves an amount above zero between two accounts of one market and currency, it
 * never changes, a member's account never goes below zero, and a balance is the sum of its entries.
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
  -- How far down the balance may go; set from the kind.
  min_balance bigint not null,
  constraint ledger_account_once unique nulls not distinct (market, currency, kind, member_id, game_code),
  constraint balance_not_negative check (balance >= min_balance)
)
-- Balances change all the time. With free space on the page, a new row version needs no new index entries.
with (fillfactor = 50);
create index ledger_account_member on ledger_account (member_id);

-- One row per transaction, from one account to another, so that an unbalanced one cannot be written. There are
-- no foreign keys to the accounts, because ledger_apply updates both and fails where one is missing, nor to the
-- member, whom the accounts reference.
create table ledger_transaction (
  id bigint generated always as identity primary key,
  market text not null,
  currency text not null,
  kind text not null,
  member_id text,
  reverses bigint references ledger_transaction (id),
  created_at timestamptz not null,
  source bigint not null,
  target bigint not null,
  amount bigint not null constraint amount_above_zero check (amount > 0)
);
-- Partial, because hardly any transaction reverses another.
create unique index ledger_transaction_reverses_key on ledger_transaction (reverses) where reverses is not null;
create index ledger_transaction_member on ledger_transaction (member_id, kind, created_at desc, id desc);

create view ledger_entry as
  select id as transaction_id, source as account_id, -amount as amount from ledger_transaction
  union all
  select id, target, amount from ledger_transaction;

create function ledger_min_balance(kind text) returns bigint language sql immutable as $$
  select case
    when kind in (
      'bank', 'game-house', 'bonus', 'invite-fund', 'cashback-fund', 'prize', 'qr-clearing', 'gift-clearing'
    ) then -9223372036854775808
    else 0
  end
$$;

-- These columns never change, so they are checked on insert only; a check constraint would run at every move.
create function ledger_account_check() returns trigger language plpgsql as $$
declare
  broken text;
begin
  broken := case
    when (new.kind in ('wallet', 'game', 'invite', 'cashback')) <> (new.member_id is not null)
      then 'member_kind_has_member'
    when (new.kind = 'game') <> (new.game_code is not null) then 'game_kind_has_game'
    when new.balance <> 0 then 'balance_by_entries'
  end;
  if broken is not null then
    raise exception 'ledger account refused' using constraint = broken, errcode = '23514';
  end if;
  new.min_balance := ledger_min_balance(new.kind);
  -- House accounts get the highest ids: accounts are locked in the order of id, and those that every member shares
  -- should be held for the shortest time.
  if new.member_id is null then new.id := new.id + 1099511627776; end if;
  return new;
end $$;
create trigger ledger_account_check before insert on ledger_account
  for each row execute function ledger_account_check();

-- One update for both accounts, which locks them in the order of id: two moves between the same accounts then wait
-- for each other instead of deadlocking. "is not distinct from" can use no index, so that the plan is always the
-- one over the primary key.
create function ledger_apply() returns trigger language plpgsql as $$
declare
  changed integer;
begin
  update ledger_account set balance = balance + case when id = new.source then -new.amount else new.amount end
    where id = any (array[new.source, new.target])
      and (market, currency) is not distinct from (new.market, new.currency);
  get diagnostics changed = row_count;
  if changed <> 2 then
    raise exception 'ledger entries refused' using constraint = 'entries_accounts', errcode = '23514';
  end if;
  return null;
end $$;
create trigger ledger_transaction_apply after insert on ledger_transaction
  for each row execute function ledger_apply();

create function ledger_reject_balance_change() returns trigger language plpgsql as $$
begin
  raise exception 'a balance changes by entries only' using constraint = 'balance_by_entries', errcode = '23514';
end $$;
-- Depth 0 is a statement of a client; ledger_apply updates at depth 1.
create trigger ledger_account_by_entries after update of balance on ledger_account
  for each row when (pg_trigger_depth() = 0) execute function ledger_reject_balance_change();
create trigger ledger_account_immutable after update of id, market, currency, kind, member_id, game_code, min_balance
  on ledger_account for each row execute function ledger_reject_balance_change();

create function ledger_reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows never change: post a reversal' using constraint = 'ledger_immutable', errcode = '23514';
end $$;
create trigger ledger_transaction_immutable before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_reject_change();
create trigger ledger_account_permanent before delete or truncate on ledger_account
  for each statement execute function ledger_reject_change();

-- The lines of a member's statement, except transfers: those are read from ledger_transaction.
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

-- What was answered to an Idempotency-Key.
create table idempotent_answer (
  member_id text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null,
  primary key (member_id, key)
);

-- The answer stored for a key since p_since. Holds the key until the transaction ends; in_flight where another
-- transaction holds it.
create function stored_answer(
  p_member text, p_key text, p_since timestamptz,
  out in_flight boolean, out request_hash text, out status integer, out body jsonb
) language plpgsql as $$
begin
  in_flight := not pg_try_advisory_xact_lock(hashtextextended(p_member || ' ' || p_key, 1));
  if in_flight then return; end if;
  select a.request_hash, a.status, a.body into request_hash, status, body from idempotent_answer a
    where a.member_id = p_member and a.key = p_key and a.created_at > p_since;
end $$;

-- In plpgsql, which caches the plan of a statement; a function in SQL would be planned at every call.
create function store_answer(
  p_member text, p_key text, p_hash text, p_status integer, p_body jsonb, p_at timestamptz
) returns void language plpgsql as $$
begin
  insert into idempotent_answer (member_id, key, request_hash, status, body, created_at)
  values (p_member, p_key, p_hash, p_status, p_body, p_at)
  on conflict (member_id, key) do update set
    request_hash = excluded.request_hash, status = excluded.status,
    body = excluded.body, created_at = excluded.created_at;
end $$;

-- A transfer and its Idempotency-Key in one call of the database.
-- p_amount null: the whole balance. p_key null: no answer is stored. The result is one of
--   in_flight, where another transaction holds the key;
--   refused, a code of the catalogue, where nothing has changed;
--   transaction_id, of the new transaction, with the answer;
--   neither of these: the answer that was stored for the key since p_since.
-- Balances are read without a lock: where another transaction spends the same money in between,
-- balance_not_negative refuses this one. The answer is written before the transaction, so that a key that was
-- answered is found by its conflict, and a new one costs no lookup.
create function transfer_once(
  p_member text, p_from text, p_to text, p_amount bigint, p_minimum bigint, p_at timestamptz,
  p_key text, p_hash text, p_since timestamptz,
  out in_flight boolean, out request_hash text, out status integer, out body jsonb,
  out refused text, out transaction_id bigint
) language plpgsql as $$
declare
  accounts record;
  moved bigint;
  is_known boolean := false;
begin
  in_flight := p_key is not null
    and not pg_try_advisory_xact_lock(hashtextextended(p_member || ' ' || p_key, 1));
  if in_flight then return; end if;
  select min(a.market) as market, min(a.currency) as currency,
      min(a.id) filter (where coalesce(a.game_code, 'WALLET') = p_from) as source,
      min(a.balance) filter (where coalesce(a.game_code, 'WALLET') = p_from) as held,
      min(a.id) filter (where coalesce(a.game_code, 'WALLET') = p_to) as target
    into accounts
    from ledger_account a where a.member_id = p_member and a.kind in ('wallet', 'game');
  moved := coalesce(p_amount, accounts.held);
  refused := case
    when accounts.source is null or accounts.target is null then 'SLOT_NO_ACCOUNT'
    when p_amount is null and moved = 0 then 'MONEY_NOT_ENOUGH'
    when moved < p_minimum then 'TRANSFER_MINIMUM'
    when accounts.held < moved then 'MONEY_NOT_ENOUGH'
  end;
  request_hash := p_hash;
  status := 200;
  body := '{"message": "OK"}';
  if p_amount is null then body := body || jsonb_build_object('amount', round(moved / 100.0, 2)); end if;
  if p_key is not null and refused is null then
    insert into idempotent_answer as k (member_id, key, request_hash, status, body, created_at)
      values (p_member, p_key, p_hash, 200, transfer_once.body, p_at)
      on conflict on constraint idempotent_answer_pkey do update set
        request_hash = excluded.request_hash, status = excluded.status,
        body = excluded.body, created_at = excluded.created_at
      where k.created_at <= p_since;
    is_known := not found;
  end if;
  if is_known or refused is not null then
    select k.request_hash, k.status, k.body into request_hash, status, body from idempotent_answer k
      where k.member_id = p_member and k.key = p_key and k.created_at > p_since;
    if found then refused := null; end if;
    return;
  end if;
  insert into ledger_transaction (market, currency, kind, member_id, created_at, source, target, amount)
    values (accounts.market, accounts.currency, 'transfer', p_member, p_at, accounts.source, accounts.target, moved)
    returning id into transaction_id;
end $$;
`;
