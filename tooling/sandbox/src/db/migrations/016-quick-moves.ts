/**
 * The same rules once more with less for the database to do at each move: what never changes is checked when it is
 * written, and what a rule needs to know is read once.
 */
export const quickMoves = /* sql */ `
drop trigger ledger_account_by_entries on ledger_account;
drop function ledger_balance_by_entries;
alter table ledger_account
  drop constraint balance_not_negative,
  drop constraint member_kind_has_member,
  drop constraint game_kind_has_game,
  -- How far down the balance may go; by the account's kind.
  add column lowest bigint;
create function ledger_lowest(kind text) returns bigint language sql immutable as $$
  select case
    when kind in (
      'bank', 'game-house', 'bonus', 'invite-fund', 'cashback-fund', 'prize', 'qr-clearing', 'gift-clearing'
    ) then -9223372036854775808
    else 0
  end
$$;
update ledger_account set lowest = ledger_lowest(kind);
alter table ledger_account
  alter column lowest set not null,
  add constraint balance_not_negative check (balance >= lowest);

-- What an account is never changes: it is looked at once, and not at every move as a check would be.
create function ledger_account_opens() returns trigger language plpgsql as $$
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
  new.lowest := ledger_lowest(new.kind);
  return new;
end $$;
create trigger ledger_account_opens before insert on ledger_account
  for each row execute function ledger_account_opens();

create function ledger_not_by_entries() returns trigger language plpgsql as $$
begin
  raise exception 'a balance changes by entries only' using constraint = 'balance_by_entries', errcode = '23514';
end $$;
create trigger ledger_account_by_entries after update of balance on ledger_account
  for each row when (pg_trigger_depth() = 0) execute function ledger_not_by_entries();
create trigger ledger_account_same after update of id, market, currency, kind, member_id, game_code, lowest
  on ledger_account for each row execute function ledger_not_by_entries();

-- An entry is known by its transaction and its account. Both are looked at by ledger_apply, and neither ever goes.
alter table ledger_entry
  drop column id,
  drop constraint ledger_entry_transaction_id_fkey,
  drop constraint ledger_entry_account_id_fkey;
drop index ledger_entry_transaction;
alter table ledger_entry add constraint entries_once primary key (transaction_id, account_id);
-- Whose a move is, its accounts and its line in the statement say as well, each held to a member.
alter table ledger_transaction drop constraint ledger_transaction_member_id_fkey;
alter table idempotent_answer drop constraint idempotent_answer_member_id_fkey;

-- All entries of one transaction come in one statement, in the order in which their accounts are to be locked: that
-- of id, members' accounts before the house's. Two moves between the same accounts then wait for each other.
create or replace function ledger_apply() returns trigger language plpgsql as $$
declare
  made bigint;
  made_last bigint;
  made_market text;
  made_currency text;
  accounts bigint[];
  amounts bigint[];
  total numeric;
  entries bigint;
  known bigint;
  broken text;
begin
  select s.id, s.last, s.accounts, s.amounts, s.total, s.entries, t.market, t.currency,
      (select count(*) from ledger_entry e where e.transaction_id = s.id)
    into made, made_last, accounts, amounts, total, entries, made_market, made_currency, known
    from (
      select min(transaction_id) as id, max(transaction_id) as last, array_agg(account_id) as accounts,
        array_agg(amount) as amounts, sum(amount) as total, count(*) as entries
      from added
    ) s left join ledger_transaction t on t.id = s.id;
  broken := case
    when total <> 0 then 'entries_balance'
    when made <> made_last or entries <> known then 'entries_once'
  end;
  for i in 1 .. case when broken is null then entries else 0 end loop
    update ledger_account set balance = balance + amounts[i]
      where id = accounts[i] and market = made_market and currency = made_currency;
    if not found then broken := 'entries_currency'; end if;
  end loop;
  if broken is not null then
    raise exception 'ledger entries refused' using constraint = broken, errcode = '23514';
  end if;
  return null;
end $$;

-- Without an amount: all that there is. refused is a code of the catalogue; then nothing has changed. Without a key
-- nothing is kept; with one that was answered since p_since, that answer; in_flight where another holds the key.
-- Nothing is locked before it is written: whoever spends the same money in between is refused by the balance's rule.
drop function move_once;
drop function move_between_pockets;
create function move_once(
  p_member text, p_from text, p_to text, p_amount bigint, p_smallest bigint, p_at timestamptz,
  p_key text, p_hash text, p_since timestamptz,
  out in_flight boolean, out request_hash text, out status integer, out body jsonb, out refused text, out made bigint
) language plpgsql as $$
declare
  pockets record;
  moved bigint;
begin
  in_flight := p_key is not null
    and not pg_try_advisory_xact_lock(hashtextextended(p_member || ' ' || p_key, 1));
  if in_flight then return; end if;
  select p.*, k.request_hash, k.status, k.body into pockets
    from (
      select min(a.market) as market, min(a.currency) as currency,
        min(a.id) filter (where coalesce(a.game_code, 'WALLET') = p_from) as source,
        min(a.balance) filter (where coalesce(a.game_code, 'WALLET') = p_from) as held,
        min(a.id) filter (where coalesce(a.game_code, 'WALLET') = p_to) as target
      from ledger_account a where a.member_id = p_member and a.kind in ('wallet', 'game')
    ) p left join idempotent_answer k on k.member_id = p_member and k.key = p_key and k.created_at > p_since;
  if pockets.request_hash is not null then
    request_hash := pockets.request_hash;
    status := pockets.status;
    body := pockets.body;
    return;
  end if;
  moved := coalesce(p_amount, pockets.held);
  refused := case
    when pockets.source is null or pockets.target is null then 'SLOT_NO_ACCOUNT'
    when p_amount is null and moved = 0 then 'MONEY_NOT_ENOUGH'
    when moved < p_smallest then 'TRANSFER_MINIMUM'
    when pockets.held < moved then 'MONEY_NOT_ENOUGH'
  end;
  if refused is not null then return; end if;
  request_hash := p_hash;
  status := 200;
  body := '{"message": "OK"}';
  if p_amount is null then body := body || jsonb_build_object('amount', round(moved / 100.0, 2)); end if;
  with posted as (
    insert into ledger_transaction (market, currency, kind, member_id, created_at)
    values (pockets.market, pockets.currency, 'transfer', p_member, p_at) returning id
  ), entered as (
    insert into ledger_entry (transaction_id, account_id, amount)
    select posted.id, e.account, e.amount
    from posted, (values (pockets.source, -moved), (pockets.target, moved)) e (account, amount) order by e.account
  ), kept as (
    insert into idempotent_answer (member_id, key, request_hash, status, body, created_at)
    select p_member, p_key, p_hash, 200, move_once.body, p_at where p_key is not null
    on conflict on constraint idempotent_answer_pkey do update set
      request_hash = excluded.request_hash, status = excluded.status,
      body = excluded.body, created_at = excluded.created_at
  )
  insert into statement_entry
    (member_id, type, source, destination, amount, status, transaction_id, created_at)
  select p_member, 'transfer', p_from, p_to, moved, 'SUCCESS', posted.id, p_at from posted returning transaction_id into made;
end $$;
`;
