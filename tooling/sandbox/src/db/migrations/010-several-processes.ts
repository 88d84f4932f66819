/** What one process used to know alone, so that several can serve one address. */
export const severalProcesses = /* sql */ `
-- Processes on one database share a channel on Redis; two databases on one Redis do not.
insert into setting (market, name, value) values ('all', 'channel', to_jsonb(gen_random_uuid()::text));

create table fault (
  id bigint generated always as identity primary key,
  market text not null,
  operation_id text not null,
  kind text not null,
  code text,
  status integer,
  ms integer,
  -- null: until it is cleared.
  times_left integer check (times_left >= 0)
);

create table call_count (
  market text not null,
  operation_id text not null,
  count bigint not null,
  primary key (market, operation_id)
);

-- The simulated phones, not the operator's own records: there a code is kept as a hash only.
create table sms_message (
  id bigint generated always as identity primary key,
  market text not null,
  phone text not null,
  code text not null,
  sent_at timestamptz not null
);
create index sms_message_phone on sms_message (phone, id desc);

create table chat_file (
  name text primary key,
  size integer not null check (size > 0)
);
create table chat_file_part (
  name text not null references chat_file (name) on delete cascade,
  number integer not null,
  -- base64
  content text not null,
  primary key (name, number)
);
`;
