/**
 * The last calls of the API, as the console lists them. Shared by all processes, and kept over a restart. Unlogged: a
 * list for people at work is not worth a write to the log of the database.
 */
export const callRecords = /* sql */ `
create unlogged table call_record (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  market text not null,
  operation_id text not null,
  is_write boolean not null,
  -- Empty where nobody is known: of members their own, else the phone in what was sent.
  phone text not null,
  member_id text not null,
  status integer not null,
  code text not null,
  ms double precision not null,
  key text not null,
  request_id text not null,
  is_replay boolean not null,
  fault text not null,
  transactions bigint[] not null,
  method text not null,
  path text not null,
  -- Texts, without secrets.
  sent text not null,
  answered text not null
);
`;
