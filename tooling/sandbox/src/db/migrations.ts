import { chat } from './schema/chat';
import { deposits } from './schema/deposits';
import { games } from './schema/games';
import { ledger } from './schema/ledger';
import { members } from './schema/members';
import { operator } from './schema/operator';
import { rewards } from './schema/rewards';
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
];
