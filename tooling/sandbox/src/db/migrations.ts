import { callOrder } from './schema/call-order';
import { callRecords } from './schema/call-records';
import { chat } from './schema/chat';
import { deposits } from './schema/deposits';
import { faultTargets } from './schema/fault-targets';
import { games } from './schema/games';
import { ledger } from './schema/ledger';
import { members } from './schema/members';
import { operator } from './schema/operator';
import { rewards } from './schema/rewards';
import { scale, tokenAddresses } from './schema/scale';
import { verifiedPhones } from './schema/verified-phones';
import { withdrawals } from './schema/withdrawals';

interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** In the order of application. Never edit one that was released: add the next. */
export const migrations: readonly Migration[] = [
  {
    name: '001-initial-schema',
    // A table comes after those that it references.
    sql: [operator, members, ledger, withdrawals, rewards, games, deposits, chat].join('\n'),
  },
  { name: '002-verified-phones', sql: verifiedPhones },
  {
    name: '003-invited-members',
    sql: 'create index member_invited_by on member (invited_by) where invited_by is not null;',
  },
  { name: '004-scale', sql: scale },
  { name: '005-token-addresses', sql: tokenAddresses },
  { name: '006-call-records', sql: callRecords },
  { name: '007-fault-targets', sql: faultTargets },
  { name: '008-call-order', sql: callOrder },
];
