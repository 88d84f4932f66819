/** Support conversations: of a member or a guest, in one order that never changes. */
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
  -- The sender's own name for it: a repeated send is stored once.
  client_id text,
  session_id text,
  created_at timestamptz not null,
  foreign key (market, conversation_key) references chat_conversation (market, key),
  constraint chat_message_once unique (market, conversation_key, client_id)
);
create index chat_message_newest on chat_message (market, conversation_key, id desc);
`;
