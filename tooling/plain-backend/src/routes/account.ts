import { MARKETS, newGames } from '../market';
import { type BankAccount, type Member, newMember } from '../member';
import { json, OPEN, Refusal } from '../reply';
import { type Call, openRead, openWrite, read, type Route, textOf, write } from '../route';

/** The bank's name in Thai only. */
export function bankAccountOf({ world, who }: Call): unknown {
  const account = who?.bankAccount;
  const named = MARKETS[world.market].banks.find(({ code }) => code === account?.bankCode);
  return { bank: named ? { nameTH: named.nameTH } : null, ...account };
}

function checkRegistration({ world, body }: Call): void {
  const username = textOf(body.username);
  if (!MARKETS[world.market].phoneDigits.test(username)) throw new Refusal('PHONE_NUMBER_REQUIRE_10_DIGIT');
  if (world.members.has(username)) throw new Refusal('EXISTING_USER', 'status');
}

function readBankAccount({ world, body }: Call, member?: Member): BankAccount {
  const bankCode = textOf(body.bankCode);
  const bankAccountNo = textOf(body.bankAccountNo);
  if (!MARKETS[world.market].banks.some(({ code }) => code === bankCode)) throw new Refusal('INVALID_BANK');
  const taken = [...world.members.values()].some(
    (each) => each !== member && each.bankAccount.bankAccountNo === bankAccountNo,
  );
  if (taken) throw new Refusal('EXISTING_BANK', 'nested');
  const currency = member ? member.bankAccount.currency : textOf(body.currency);
  return {
    bankCode,
    bankAccountName: textOf(body.bankAccountName),
    bankAccountNo,
    ...(currency ? { currency } : {}),
  };
}

export const account: readonly Route[] = [
  openWrite('POST /api/login', ({ world, body }) => {
    const member = world.members.get(textOf(body.username));
    if (!member) throw new Refusal('NO_USER', 'error');
    if (member.password !== body.password) throw new Refusal('WRONG_PASSWORD');
    const token = `token-${(world.last += 1)}`;
    world.tokens.set(token, member.username);
    return json({ token });
  }),
  openRead('POST /api/account/validate', (call) => {
    checkRegistration(call);
    return OPEN.nothing;
  }),
  openWrite('POST /api/account', (call) => {
    const { world, body } = call;
    checkRegistration(call);
    const username = textOf(body.username);
    const verified = [...world.otps.values()].some(
      ({ phone, isVerified }) => phone === username && isVerified,
    );
    if (!verified) throw new Refusal('UNVERIFIED_OTP');
    const member = newMember({
      id: (world.last += 1),
      username,
      password: textOf(body.password),
      name: textOf(body.name),
      bankAccount: readBankAccount(call),
      since: Date.now(),
      games: newGames(),
    });
    world.members.set(username, member);
    return OPEN.message;
  }),
  read('GET /api/account/profile', (call) => {
    const { id, username, name, since } = call.member;
    return json({ bankAccount: bankAccountOf(call), profile: { createdAt: since, name, username, _id: id } });
  }),
  write('PUT /api/account/profile', (call) => {
    const { member, body } = call;
    member.bankAccount = readBankAccount(call, member);
    member.name = textOf(body.name);
    return OPEN.message;
  }),
  write('PUT /api/account/bankAccountName', ({ member, body }) => {
    member.bankAccount.bankAccountName = textOf(body.bankAccountName);
    return OPEN.nothing;
  }),
  write('PUT /api/account/changepwd', ({ member, body }) => {
    if (member.password !== body.oldPassword) throw new Refusal('WRONG_PASSWORD', 'nested');
    member.password = textOf(body.newPassword);
    return OPEN.empty;
  }),
  openWrite('POST /api/otp/send', ({ world, body }) => {
    const phone = textOf(body.phoneNumber);
    const otpToken = `otp-${(world.last += 1)}`;
    world.otps.set(otpToken, {
      phone,
      code: String(world.last * 137)
        .padStart(6, '0')
        .slice(-6),
      isVerified: false,
    });
    return json({ otpToken, otpRef: 'PLNB' });
  }),
  openWrite('POST /api/otp/verify', ({ world, body }) => {
    const otp = world.otps.get(textOf(body.otpToken));
    if (!otp) throw new Refusal('OTP_TOKEN_INVALID');
    // The code of the response is the outcome, so status 200 for a wrong one too.
    if (otp.code !== textOf(body.otpCode)) return json({ code: 'OTP_CODE_INVALID' });
    otp.isVerified = true;
    return json({ code: world.market === 'th' ? 'OTP_CODE_VALID' : 'OTP_VERIFIED' });
  }),
];
