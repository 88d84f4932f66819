import { chat } from './schema/chat';
import { deposits } from './schema/deposits';
import { games } from './schema/games';
import { ledger } from './schema/ledger';
import { members } from './schema/members';
import { operator } from './schema/operator';
import { rewards } from './schema/rewards';
import { withdrawals } from './schema/withdrawals';

interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** In the order in which they are applied. Once released, one is never edited: add the next. */
export const migrations: readonly Migration[] = [
  {
    name: '001-initial-schema',
    // Tables after those that they reference.
    sql: [operator, members, ledger, withdrawals, rewards, games, deposits, chat].join('\n'),
  },
];
