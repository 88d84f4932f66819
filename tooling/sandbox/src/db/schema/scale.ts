/** Whence a session was opened, as a hash. A phone that is guessed at opens to such addresses only. */
export const tokenAddresses = 'alter table access_token add column address_hash text;';

/** What keeps calls, the console and the purge as fast with many members as with few. */
export const scale = /* sql */ `
-- The purge finds what has expired.
create index idempotent_answer_created on idempotent_answer (created_at);
create index access_token_expires on access_token (expires_at);
create index game_session_expires on game_session (expires_at);
create index otp_created on otp (created_at);
create index verified_phone_verified on verified_phone (verified_at);
create index otp_block_until on otp_block (until);
create index login_attempt_first on login_attempt (first_at);

-- The console lists the newest, or those that wait.
create index member_newest on member (created_at desc, id desc);
create index withdrawal_waiting on withdrawal (requested_at) where decided_at is null;
create index qr_code_payable on qr_code (expires_at) where outcome is null;
create index chat_conversation_newest on chat_conversation (last_message_at desc);

-- A bonus with a quota counts its receipts.
create index member_bonus_code on member_bonus (code) where origin = 'bonus';

-- How many lines a member's statement has before an instant, at every hundredth line or so: a page is found from the
-- nearest of these. Lines are only added at the new end, so a mark stays right.
create table statement_mark (
  member_id text not null references member (id),
  lines integer not null check (lines > 0),
  until timestamptz not null,
  primary key (member_id, lines)
);
`;
