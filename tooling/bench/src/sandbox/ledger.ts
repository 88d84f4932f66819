import { randomUUID } from 'node:crypto';
import { createMember, creditDeposit, marketOf, openStore, transfer } from '@member-wallet/sandbox/load';
import { closedLoop } from './closed-loop';

const market = marketOf('th');
const bank = { bankCode: 'SCB', bankAccountName: 'BENCH MEMBER' };

export interface Load {
  readonly clients: number;
  readonly seconds: number;
}

interface LedgerOptions {
  /** The data folder of the embedded database. */
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly members: number;
}

/**
 * A separate database to measure without HTTP: bare transactions and the sandbox's transfer with a key, through the
 * same driver with the same settings.
 */
export async function openLedger({ folder, databaseUrl, members: count }: LedgerOptions) {
  const store = await openStore({ dataDir: databaseUrl ? null : folder, databaseUrl, reset: true });
  await store.script(`
    create table bare_account (id integer primary key, balance bigint not null);
    create table bare_entry (
      id bigint generated always as identity primary key,
      account integer not null, amount bigint not null, at timestamptz not null default now());
    insert into bare_account select n, 0 from generate_series(0, ${count - 1}) n`);
  const members: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = `bench${number}`;
    const phone = `09${String(number).padStart(8, '0')}`;
    const known = { id, username: phone, name: id, bankAccountNo: phone, currency: 'THB', ...bank } as const;
    const rest = { passwordHash: '-', sourceCode: null, invitedBy: null, createdAt: new Date() };
    await createMember(store, market, { ...known, ...rest });
    await creditDeposit(store, { ...known, market: 'th' }, 10_000_000n, new Date());
    members.push(id);
  }
  return {
    bare: ({ clients, seconds }: Load) =>
      closedLoop(clients, seconds, (client) =>
        store.transaction(async (tx) => {
          await tx.query('update bare_account set balance = balance + $2 where id = $1', [client, 100n]);
          await tx.query('insert into bare_entry (account, amount) values ($1, $2)', [client, 100n]);
        }),
      ),
    move: ({ clients, seconds }: Load) =>
      closedLoop(clients, seconds, (client, done) => {
        const [from, to] = done % 2 === 0 ? ['WALLET', 'PG'] : ['PG', 'WALLET'];
        const input = { from, to, amount: 100n };
        const request = {
          memberId: members[client] ?? '',
          key: randomUUID(),
          operationId: 'transfer',
          input: { from, to, amount: 1 },
          now: new Date(),
        };
        return transfer(store, market, request, input, { isUp: () => true });
      }),
    close: () => store.close(),
  };
}
