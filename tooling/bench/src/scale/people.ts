import { filledPhone } from '@member-wallet/sandbox/load';
import { type Connection, openConnection } from '../sandbox/connection';

export const PASSWORD = 'bench-1234';
/** Members with so many movements that their statements have a page 1,000 of ten lines. */
export const BUSY = { busy: 4, busyMoves: 10_050 } as const;
/** How many other members call. */
const OTHERS = 200;

export interface Person {
  readonly phone: string;
  readonly token: string;
}

export interface People {
  readonly connection: Connection;
  readonly busy: readonly Person[];
  /** Spread over all members; one in ten has invited nine friends. */
  readonly others: readonly Person[];
  close(): void;
}

export async function logIn(connection: Connection, phone: string): Promise<string> {
  const { status, text } = await connection.send('POST', '/th/api/login', {
    body: { username: phone, password: PASSWORD },
  });
  if (status !== 200) throw new Error(`Logging in answered ${status} ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}

/** Logs in the members who call. */
export async function gatherPeople(url: string, members: number): Promise<People> {
  const connection = await openConnection(url);
  const person = async (number: number): Promise<Person> => {
    const phone = filledPhone(number);
    return { phone, token: await logIn(connection, phone) };
  };
  const busy: Person[] = [];
  for (let number = 1; number <= BUSY.busy; number += 1) busy.push(await person(number));
  const others: Person[] = [];
  const step = Math.floor(members / (OTHERS + 1));
  for (let nth = 1; nth <= OTHERS; nth += 1) others.push(await person(nth * step + (nth % 10)));
  return { connection, busy, others, close: () => connection.close() };
}
