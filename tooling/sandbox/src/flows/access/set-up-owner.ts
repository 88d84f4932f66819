import type { Sandbox } from '../../start-sandbox';
import { at, call, tokenOf } from '../../testing/caller';
import type { Answer, CallDetails } from '../../testing/caller';
import { upload } from '../../testing/upload';

/** A member of the Thai market. */
export interface Person {
  readonly phone: string;
  readonly token: string;
  readonly id: string;
  ask(method: string, path: string, body?: unknown, details?: CallDetails): Promise<Answer>;
}

/** The owner's data, by the names of the calls' parameters. */
export interface Owner extends Person {
  readonly qrcodeId: string;
  readonly reference: string;
  readonly coupon: string;
  readonly usernames: readonly string[];
  readonly passwords: readonly string[];
  /** The picture of a slip of the owner's transfer, not uploaded yet. */
  readonly slipPicture: Buffer;
  /** A gift link that the owner has redeemed. */
  readonly giftLink: string;
  readonly guestId: string;
  /** The responses of all of the owner's calls, to compare. */
  everything(): Promise<unknown>;
  /** Values that no response to others may contain. */
  readonly secrets: readonly string[];
}

const NAME = 'เจ้าของบัญชีตัวจริง';
const HOLDER = 'VERY PRIVATE HOLDER';
const GUEST = '5f1c7b1e9a4d4c0f8e2b6a7d3c9e0f11';
const SAID = 'ข้อความลับของเจ้าของ';

export const consoleOf =
  (sandbox: Sandbox) =>
  async (path: string, body: object): Promise<unknown> => {
    const answer = await call(sandbox.url, 'POST', `/console/${path}`, body);
    if (answer.status !== 200) throw new Error(`/console/${path} answered ${answer.status}`);
    return answer.body;
  };

export async function register(sandbox: Sandbox, phone: string, over: object = {}): Promise<Person> {
  const password = 'secret-1';
  const draft = {
    name: 'ผู้บุกรุก',
    username: phone,
    password,
    bankCode: 'SCB',
    bankAccountName: 'SOMEBODY ELSE',
    bankAccountNo: `77${phone}`,
    ...over,
  };
  const made = await call(sandbox.url, 'POST', '/th/api/account', draft);
  if (made.status !== 200) throw new Error(`Registering answered ${made.status}`);
  const token = await tokenOf(sandbox.url, 'th', phone, password);
  const ask: Person['ask'] = (method, path, body, details) =>
    call(sandbox.url, method, `/th/api${path}`, body, { token, ...details });
  const id = String(at((await ask('GET', '/account/profile')).body, 'profile', '_id'));
  return { phone, token, id, ask };
}

const pictureOf = (made: unknown): Buffer =>
  Buffer.from(String(at(made, 'picture')).replace(/^data:image\/png;base64,/, ''), 'base64');

/**
 * Registers a member with money, games, an open QR code, slips, coupons, coins, a bonus, an invite bonus and
 * chats.
 */
export async function setUpOwner(
  sandbox: Sandbox,
  redeemable: (link: string) => string,
  phone: string,
): Promise<Owner> {
  const person = await register(sandbox, phone, { name: NAME, bankAccountName: HOLDER });
  const { ask, token, id } = person;
  const console = consoleOf(sandbox);
  const member = { market: 'th', phone };
  await console('fund', { ...member, amount: 3000 });
  await ask('POST', '/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 500 });
  await ask('GET', '/wallet/activate/JOKER');
  await ask('GET', '/wallet/activate/CIRCUS');
  await ask('POST', '/wallet/withdraw', { amount: 200 });
  // Decided now, so that it does not become due in the middle of a slow run.
  const { body: overview } = await call(sandbox.url, 'GET', '/console/overview');
  const waiting = at(overview, 'withdrawals');
  const own = Array.isArray(waiting) ? waiting.find((each) => at(each, 'phone') === phone) : undefined;
  await console('withdrawals', { id: at(own, 'id'), decision: 'approved' });
  const giftLink = redeemable(String(at(await console('gift-links', { market: 'th', amount: 30 }), 'link')));
  await ask('POST', '/wallet/truelink', { link: giftLink });
  const paid = pictureOf(await console('slips', { ...member, amount: 75, kind: 'good' }));
  await upload(sandbox.url, '/th/api/wallet/slip', token, paid);
  await console('clock', { ms: 4000 });
  const slipPicture = pictureOf(await console('slips', { ...member, amount: 90, kind: 'good' }));
  await console('rewards', { ...member, coins: 3, coupon: 'C50' });
  await ask('GET', '/bonus/activate/DAILY');
  const qr = await ask('POST', '/qrcode/KBANK', { amount: 60 }, { key: 'one-key' });
  const say = (who: object) =>
    ask('POST', '/chat/send-message', {
      sender: 'customer',
      message: { message_type: 'text', payload: SAID },
      ...who,
    });
  await say({ userId: id });
  await say({ guestId: GUEST });

  const games = ['PG', 'JOKER', 'CIRCUS'];
  const accounts = await Promise.all(games.map((code) => ask('GET', `/wallet/account/${code}`)));
  const usernames = accounts.map(({ body }) => String(at(body, 'username')));
  const passwords = accounts.map(({ body }) => String(at(body, 'password')));
  const paging = { page: 1, limit: 100 };
  const everything = async () => {
    const answers = await Promise.all([
      ask('GET', '/wallet'),
      ask('GET', '/account/profile'),
      ask('POST', '/statement', paging),
      ask('POST', '/statement/slip', paging),
      ask('GET', '/qrcode/KBANK'),
      ask('GET', '/bonus'),
      ask('GET', '/bonus/check/active'),
      ask('GET', '/spinwheel/setup'),
      ask('GET', '/spinwheel/coupon'),
      ask('GET', '/refund/check'),
      ask('POST', '/invite', paging),
      ...games.map((code) => ask('GET', `/wallet/account/${code}`)),
      ask('POST', '/chat/history', { userId: id, skip: 0, limit: 100 }),
      ask('POST', '/chat/history', { guestId: GUEST, skip: 0, limit: 100 }),
    ]);
    // A QR code's answer contains the current time.
    return answers.map(({ status, body }) => ({ status, body: withoutNow(body) }));
  };
  const slips = (await ask('POST', '/statement/slip', paging)).body;
  const owned = {
    qrcodeId: String(at(qr.body, 'qrcodeId')),
    reference: String(at(slips, 'slips', 0, 'reference')),
    coupon: String(at((await ask('GET', '/spinwheel/coupon')).body, 0, '_id')),
  };
  return {
    ...person,
    ...owned,
    usernames,
    passwords,
    slipPicture,
    giftLink,
    guestId: GUEST,
    everything,
    secrets: [
      id,
      phone,
      NAME,
      HOLDER,
      SAID,
      String(at(slips, 'slips', 0, 'link')),
      ...Object.values(owned),
      ...usernames,
      ...passwords,
    ],
  };
}

const withoutNow = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'now' in body ? { ...body, now: null } : body;
