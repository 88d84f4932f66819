import { ledger } from './migrations/002-ledger';
import { members } from './migrations/001-members';
import { access } from './migrations/003-access';
import { activity } from './migrations/004-activity';
import { withdrawals } from './migrations/005-withdrawals';
import { rewards } from './migrations/006-rewards';
import { plays } from './migrations/007-plays';
import { deposits } from './migrations/008-deposits';
import { chat } from './migrations/009-chat';
import { severalProcesses } from './migrations/010-several-processes';
import { movesInOne } from './migrations/011-moves-in-one';
import { standing } from './migrations/012-standing';
import { slipPictures } from './migrations/013-slip-pictures';
import { lighterLedger } from './migrations/014-lighter-ledger';
import { fewerWrites } from './migrations/015-fewer-writes';
import { quickMoves } from './migrations/016-quick-moves';
import { oneRow } from './migrations/017-one-row';

export interface Migration {
  readonly id: number;
  readonly name: string;
  readonly sql: string;
}

/** In the order in which they are applied. A published one is never edited: add the next. */
export const migrations: readonly Migration[] = [
  { id: 1, name: 'members', sql: members },
  { id: 2, name: 'ledger', sql: ledger },
  { id: 3, name: 'access', sql: access },
  { id: 4, name: 'activity', sql: activity },
  { id: 5, name: 'withdrawals', sql: withdrawals },
  { id: 6, name: 'rewards', sql: rewards },
  { id: 7, name: 'plays', sql: plays },
  { id: 8, name: 'deposits', sql: deposits },
  { id: 9, name: 'chat', sql: chat },
  { id: 10, name: 'several-processes', sql: severalProcesses },
  { id: 11, name: 'moves-in-one', sql: movesInOne },
  { id: 12, name: 'standing', sql: standing },
  { id: 13, name: 'slip-pictures', sql: slipPictures },
  { id: 14, name: 'lighter-ledger', sql: lighterLedger },
  { id: 15, name: 'fewer-writes', sql: fewerWrites },
  { id: 16, name: 'quick-moves', sql: quickMoves },
  { id: 17, name: 'one-row', sql: oneRow },
];
