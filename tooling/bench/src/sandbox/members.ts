import { type Connection, openConnection, type RequestDetails } from './connection';

const PASSWORD = 'bench-1234';

export interface BenchMember {
  readonly number: number;
  readonly connection: Connection;
  readonly token: string;
}

/** Registers members with money in their wallets, each with its own connection. */
export async function makeMembers(url: string, count: number): Promise<readonly BenchMember[]> {
  const admin = await openConnection(url);
  const post = async (connection: Connection, path: string, details: RequestDetails): Promise<unknown> => {
    const { status, text } = await connection.send('POST', path, details);
    if (status !== 200) throw new Error(`${path} answered ${status} ${text.slice(0, 100)}`);
    return JSON.parse(text);
  };
  await post(admin, '/console/switches', { body: { market: 'th', registerOTP: false, rateLimits: false } });
  const members: BenchMember[] = [];
  for (let number = 0; number < count; number += 1) {
    const phone = `09${String(number).padStart(8, '0')}`;
    const connection = await openConnection(url);
    const bank = { bankCode: 'SCB', bankAccountName: 'BENCH MEMBER', bankAccountNo: phone };
    const draft = { name: `M${number}`, username: phone, password: PASSWORD, ...bank };
    await post(connection, '/th/api/account', { body: draft });
    const login = { body: { username: phone, password: PASSWORD } };
    const { token } = (await post(connection, '/th/api/login', login)) as { token: string };
    await post(admin, '/console/fund', { body: { market: 'th', phone, amount: 100_000 } });
    members.push({ number, connection, token });
  }
  admin.close();
  return members;
}
