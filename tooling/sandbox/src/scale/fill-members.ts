/**
 * SQL that creates many members at once: `$1` is how many, `$2` the instant from which dates count back. The phone of
 * member `n` is 06 and eight digits; every tenth member has invited the nine that follow.
 */
export const MEMBER_ID = (n: string): string => `substr(md5('scale ' || (${n})), 1, 24)`;

const N = 'generate_series(1, $1::integer) n';
const ID = MEMBER_ID('n');
/** One date per member, spread over the last two hundred days. */
const AT = "$2::timestamptz - interval '2 hours' - (n % 200) * interval '1 day'";

export const MEMBERS: readonly string[] = [
  `insert into member (id, market, username, name, password_hash, currency, bank_code, bank_account_name,
     bank_account_no, created_at)
   select ${ID}, 'th', '06' || lpad(n::text, 8, '0'), 'Member ' || n, $3::text, 'THB', 'SCB', 'MEMBER',
     '55' || lpad(n::text, 8, '0'), ${AT} from ${N}`,
  `update member m set invited_by = ${MEMBER_ID('n - n % 10')} from ${N}
   where m.id = ${ID} and n % 10 > 0 and n > 10 and $2::timestamptz is not null and $3::text is not null`,
  `insert into ledger_account (market, currency, kind, member_id, game_code)
   select 'th', 'THB', kind, ${ID}, game from ${N},
     (values ('wallet', null), ('invite', null), ('cashback', null), ('game', 'PG')) opened (kind, game)
   where $2::timestamptz is not null and $3::text is not null`,
];

/** About one row per member in every other table that grows with the members. */
export const BELONGINGS: readonly string[] = [
  `insert into access_token select md5('token ' || n), ${ID}, ${AT}, $2::timestamptz + interval '20 days' from ${N}`,
  `insert into login_attempt select 'th', '06' || lpad(n::text, 8, '0'), 1, $2::timestamptz from ${N}`,
  `insert into otp select md5('otp ' || n), 'th', '05' || lpad(n::text, 8, '0'), '-', 0, $2::timestamptz, $2::timestamptz from ${N}`,
  `insert into otp_block select 'th', '05' || lpad(n::text, 8, '0'), $2::timestamptz from ${N}`,
  `insert into verified_phone select 'th', '05' || lpad(n::text, 8, '0'), '-', $2::timestamptz from ${N}`,
  `insert into idempotent_answer select ${ID}, 'key ' || n, '-', 200, '{}', $2::timestamptz from ${N}`,
  `insert into game_account select ${ID}, 'PG', 'pg' || n, 'x', ${AT} from ${N}`,
  `insert into game_session select md5('session ' || n), ${ID}, 'PG', ${AT}, $2::timestamptz from ${N}`,
  `insert into game_round (member_id, game_code, number, stake, payout, played_at)
   select ${ID}, 'PG', 1, 100, 0, ${AT} from ${N}`,
  `insert into member_bonus (member_id, code, origin, type, amount, turnover_due, lost_below, received_at, ended_at)
   select ${ID}, 'SCALE', 'bonus', 'day', 100, 0, 0, ${AT}, ${AT} from ${N}`,
  `insert into coupon select 'cp-' || substr(md5('coupon ' || n), 1, 18), ${ID}, 'C20', 'x', ${AT}, ${AT} from ${N}`,
  `insert into wheel_spin (member_id, prize_code, coupon_id, created_at)
   select ${ID}, 'C20', 'cp-' || substr(md5('coupon ' || n), 1, 18), ${AT} from ${N}`,
  // Half of them have expired unpaid, and stay open.
  `insert into qr_code select md5('qr ' || n), ${ID}, 'KBANK', 100, 'x', ${AT}, ${AT},
     case when n % 2 = 0 then ${AT} end, case when n % 2 = 0 then 'cancelled' end from ${N}`,
  `insert into gift_link select 'th', md5('gift ' || n), 100, ${AT} from ${N}`,
  `insert into bank_transfer select 'th', md5('bank ' || n), 100, 'THB', '1', '2', ${AT} from ${N}`,
  `insert into slip (member_id, reference, content_type, picture, uploaded_at, read_at, decided_at, status)
   select ${ID}, md5('slip ' || n), 'image/png', '', ${AT}, ${AT}, ${AT}, 'FAILED' from ${N}`,
  `insert into chat_conversation (market, key, last_message_at) select 'th', 'member:' || ${ID}, ${AT} from ${N}`,
  `insert into chat_message (market, conversation_key, sender, message_type, payload, created_at)
   select 'th', 'member:' || ${ID}, 'customer', 'text', '"x"', ${AT} from ${N}, generate_series(1, 2)`,
  `insert into chat_file select md5('file ' || n) || '.png', 1 from ${N} where $2::timestamptz is not null`,
  `insert into chat_file_part select md5('file ' || n) || '.png', 0, 'x' from ${N} where $2::timestamptz is not null`,
];
