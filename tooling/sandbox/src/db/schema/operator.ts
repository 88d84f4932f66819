/** What is set and shown on the operator's console, in the database so that several processes share it. */
export const operator = /* sql */ `
create table setting (
  market text not null,
  name text not null,
  value jsonb not null,
  primary key (market, name)
);

-- The Redis channel of the processes on this database; two databases may share one Redis.
insert into setting (market, name, value) values ('all', 'channel', to_jsonb(gen_random_uuid()::text));

create table fault (
  id bigint generated always as identity primary key,
  market text not null,
  operation_id text not null,
  kind text not null,
  code text,
  status integer,
  ms integer,
  -- Null: until it is cleared.
  times_left integer check (times_left >= 0)
);

create table call_count (
  market text not null,
  operation_id text not null,
  count bigint not null,
  primary key (market, operation_id)
);

-- What the simulated phones received. The operator's own table (otp) has a code's hash only.
create table sms_message (
  id bigint generated always as identity primary key,
  market text not null,
  phone text not null,
  code text not null,
  sent_at timestamptz not null
);
create index sms_message_phone on sms_message (phone, id desc);
`;
