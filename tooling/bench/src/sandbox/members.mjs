import { openConnection } from './connection.mjs';

const PASSWORD = 'bench-1234';

/** Members of their own for the load, with money in the wallet, each on a connection of its own. */
export async function makeMembers(url, count) {
  const admin = await openConnection(url);
  const post = async (connection, path, details) => {
    const { status, text } = await connection.send('POST', path, details);
    if (status !== 200) throw new Error(`${path} answered ${status} ${text.slice(0, 100)}`);
    return JSON.parse(text);
  };
  await post(admin, '/console/switches', { body: { market: 'th', registerOTP: false } });
  const members = [];
  for (let number = 0; number < count; number += 1) {
    const phone = `09${String(number).padStart(8, '0')}`;
    const connection = await openConnection(url);
    const bank = { bankCode: 'SCB', bankAccountName: 'BENCH MEMBER', bankAccountNo: phone };
    const draft = { name: `M${number}`, username: phone, password: PASSWORD, ...bank };
    await post(connection, '/th/api/account', { body: draft });
    const { token } = await post(connection, '/th/api/login', {
      body: { username: phone, password: PASSWORD },
    });
    await post(admin, '/console/fund', { body: { market: 'th', phone, amount: 100_000 } });
    members.push({ number, connection, token });
  }
  admin.close();
  return members;
}
