/** Support conversations of members and guests, each in one order that never changes. */
export const chat = /* sql */ `
create table chat_conversation (
  market text not null,
  -- 'member:' or 'guest:' and the id.
  key text not null,
  name text,
  username text,
  last_message_at timestamptz not null,
  read_at timestamptz,
  primary key (market, key)
);

create table chat_message (
  id bigint generated always as identity primary key,
  market text not null,
  conversation_key text not null,
  sender text not null,
  message_type text not null,
  payload jsonb not null,
  -- Chosen by the sender: a message that is sent again is stored once.
  client_id text,
  session_id text,
  created_at timestamptz not null,
  foreign key (market, conversation_key) references chat_conversation (market, key),
  constraint chat_message_once unique (market, conversation_key, client_id)
);
create index chat_message_newest on chat_message (market, conversation_key, id desc);

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
