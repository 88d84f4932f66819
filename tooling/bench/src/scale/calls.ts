import { randomUUID } from 'node:crypto';
import type { RequestDetails } from '../sandbox/connection';
import { logIn, type People, type Person } from './people';

type Call = (people: People, nth: number) => Promise<unknown>;

const of = (persons: readonly Person[], nth: number): Person => {
  const person = persons[nth % persons.length];
  if (!person) throw new Error('Nobody is there');
  return person;
};

async function expectDone({ connection }: People, method: string, path: string, details: RequestDetails) {
  const { status, text } = await connection.send(method, path, details);
  if (status !== 200) throw new Error(`${path} answered ${status} ${text.slice(0, 200)}`);
}

const statement =
  (page: number): Call =>
  (people, nth) =>
    expectDone(people, 'POST', '/th/api/statement', {
      token: of(people.busy, nth).token,
      body: { page, limit: 10 },
    });

/** The measured calls: each function makes the nth call of its kind. */
export const calls = {
  'log-in': (people, nth) => logIn(people.connection, of(people.others, nth).phone),
  wallet: (people, nth) =>
    expectDone(people, 'GET', '/th/api/wallet', { token: of(people.others, nth).token }),
  'statement, page 1': statement(1),
  'statement, page 1,000': statement(1000),
  transfer: (people, nth) => {
    const isThere = Math.floor(nth / people.others.length) % 2 === 0;
    const [from, to] = isThere ? ['WALLET', 'PG'] : ['PG', 'WALLET'];
    return expectDone(people, 'POST', '/th/api/wallet/transfer', {
      token: of(people.others, nth).token,
      key: randomUUID(),
      body: { from, to, amount: 1 },
    });
  },
} satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as readonly CallName[];
