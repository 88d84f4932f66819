/**
 * A move between two pockets in one call of the database: what would be eight round trips, with the pockets locked
 * for most of them. The rules of 002 still refuse whatever would be wrong.
 */
export const movesInOne = /* sql */ `
-- The answer that is kept for a key. Holds the key until the transaction ends; in_flight where another holds it.
create function kept_answer(
  p_member text, p_key text, p_since timestamptz,
  out in_flight boolean, out request_hash text, out status integer, out body jsonb
) language plpgsql as $$
begin
  in_flight := not pg_try_advisory_xact_lock(hashtextextended(p_member || ' ' || p_key, 1));
  if in_flight then return; end if;
  select a.request_hash, a.status, a.body into request_hash, status, body from idempotent_answer a
    where a.member_id = p_member and a.key = p_key and a.created_at > p_since;
end $$;

create function keep_answer(
  p_member text, p_key text, p_hash text, p_status integer, p_body jsonb, p_at timestamptz
) returns void language sql as $$
  insert into idempotent_answer (member_id, key, request_hash, status, body, created_at)
  values (p_member, p_key, p_hash, p_status, p_body, p_at)
  on conflict (member_id, key) do update set
    request_hash = excluded.request_hash, status = excluded.status,
    body = excluded.body, created_at = excluded.created_at
$$;

-- Without an amount: all that there is. refused is a code of the catalogue; then nothing has changed.
create function move_between_pockets(
  p_member text, p_from text, p_to text, p_amount bigint, p_smallest bigint, p_at timestamptz,
  out refused text, out moved bigint
) language plpgsql as $$
declare
  pocket ledger_account%rowtype;
  source ledger_account%rowtype;
  target ledger_account%rowtype;
  made bigint;
begin
  -- In the order of id, as every lock on pockets.
  for pocket in
    select a.* from ledger_account a
    where a.member_id = p_member and a.kind in ('wallet', 'game') and coalesce(a.game_code, 'WALLET') in (p_from, p_to)
    order by a.id for no key update
  loop
    if coalesce(pocket.game_code, 'WALLET') = p_from then source := pocket; else target := pocket; end if;
  end loop;
  if source.id is null or target.id is null then
    refused := 'SLOT_NO_ACCOUNT';
    return;
  end if;
  moved := coalesce(p_amount, source.balance);
  refused := case
    when p_amount is null and moved = 0 then 'MONEY_NOT_ENOUGH'
    when moved < p_smallest then 'TRANSFER_MINIMUM'
    when source.balance < moved then 'MONEY_NOT_ENOUGH'
  end;
  if refused is not null then return; end if;
  insert into ledger_transaction (market, currency, kind, member_id, created_at)
    values (source.market, source.currency, 'transfer', p_member, p_at) returning id into made;
  insert into ledger_entry (transaction_id, account_id, amount)
    values (made, source.id, -moved), (made, target.id, moved);
  insert into statement_entry
    (member_id, type, source, destination, amount, status, transaction_id, created_at)
    values (p_member, 'transfer', p_from, p_to, moved, 'SUCCESS', made, p_at);
end $$;

-- The same with a key, its answer kept with it: 'OK' and, for a move of all, the amount in whole units.
create function move_once(
  p_member text, p_from text, p_to text, p_amount bigint, p_smallest bigint, p_at timestamptz,
  p_key text, p_hash text, p_since timestamptz,
  out in_flight boolean, out request_hash text, out status integer, out body jsonb, out refused text
) language plpgsql as $$
declare
  moved bigint;
begin
  if p_key is not null then
    select k.in_flight, k.request_hash, k.status, k.body into in_flight, request_hash, status, body
      from kept_answer(p_member, p_key, p_since) k;
    if in_flight or request_hash is not null then return; end if;
  end if;
  select m.refused, m.moved into refused, moved
    from move_between_pockets(p_member, p_from, p_to, p_amount, p_smallest, p_at) m;
  if refused is not null then return; end if;
  in_flight := false;
  status := 200;
  request_hash := p_hash;
  body := '{"message": "OK"}';
  if p_amount is null then body := body || jsonb_build_object('amount', round(moved / 100.0, 2)); end if;
  if p_key is not null then perform keep_answer(p_member, p_key, p_hash, 200, body, p_at); end if;
end $$;
`;
