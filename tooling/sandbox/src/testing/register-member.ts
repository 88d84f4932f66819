import { call, tokenOf } from './caller';

const PASSWORD = 'secret-1';

/** Registers a member of the Thai market, after switching registration codes off, and logs in. */
export async function registerMember(origin: string, phone: string, inviteCode = ''): Promise<string> {
  await call(origin, 'POST', '/console/switches', { market: 'th', registerOTP: false });
  const { status } = await call(origin, 'POST', '/th/api/account', {
    name: 'ทดสอบ',
    username: phone,
    password: PASSWORD,
    bankCode: 'SCB',
    bankAccountName: 'TEST MEMBER',
    bankAccountNo: phone,
    inviteCode,
  });
  if (status !== 200) throw new Error(`Registering ${phone} answered ${status}.`);
  return tokenOf(origin, 'th', phone, PASSWORD);
}
