/** @starts servers */
import { DAY } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { registerMember } from '../testing/register-member';
import { startAt } from '../testing/seeded';

onOneStore('playing', (place) => {
  let sandbox: Sandbox;
  let inviter: { token: string; id: string };
  let friend: { token: string; id: string };

  const console = (path: string, body: unknown) => call(sandbox.url, 'POST', `/console/${path}`, body);
  const get = (token: string, path: string) =>
    call(sandbox.url, 'GET', `/th/api${path}`, undefined, { token });
  const post = (token: string, path: string, body: unknown) =>
    call(sandbox.url, 'POST', `/th/api${path}`, body, { token });
  const code = async (answer: Promise<{ body: unknown }>) => at((await answer).body, 'code');

  async function member(phone: string, inviteCode = ''): Promise<{ token: string; id: string }> {
    const token = await registerMember(sandbox.url, phone, inviteCode);
    return { token, id: String(at((await get(token, '/account/profile')).body, 'profile', '_id')) };
  }

  const form = (game: string, fields: Record<string, string>) =>
    call(sandbox.url, 'POST', `/th/api/lobby/${game}`, undefined, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const fieldOf = (page: unknown, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(String(page))?.[1] ?? '';
  const linkTo = async (token: string, game: string): Promise<string> => {
    const account = (await get(token, `/wallet/account/${game}`)).body;
    const answer = await get(token, `/autoLogin/${game.toLowerCase()}/${String(at(account, 'username'))}`);
    return String(at(answer.body, 'link'));
  };
  const enter = async (token: string, game: string) =>
    fieldOf((await call(sandbox.url, 'GET', `/th${await linkTo(token, game)}`)).body, 'session');
  const inGame = async (token: string, game: string): Promise<number> => {
    const slots = at((await get(token, '/wallet')).body, 'slots');
    const slot = Array.isArray(slots) ? slots.find((each) => at(each, 'code') === game) : undefined;
    return Number(at(slot, 'amount'));
  };

  beforeAll(async () => {
    sandbox = await startAt(place);
    inviter = await member('0843330001');
    friend = await member('0843330002', `PR${inviter.id}`);
    await console('fund', { market: 'th', phone: '0843330002', amount: 5000 });
    await post(friend.token, '/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 4000 });
  });
  afterAll(() => sandbox.close());
  afterEach(async () => {
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
  });

  test('without any play there is nothing to claim and no cashback', async () => {
    expect(await code(get(friend.token, '/invite/bonus'))).toBe('NO_INVITE_BONUS');
    expect(await code(get(inviter.token, '/invite/bonus'))).toBe('NO_INVITEE_PLAY_INFO');
    expect(await code(get(friend.token, '/refund/receive'))).toBe('NO_REFUND');
    expect(await code(get(friend.token, '/refund/addWallet'))).toBe('NO_REFUND');
  });

  test('a link opens the lobby of this member and this game only', async () => {
    const link = await linkTo(friend.token, 'PG');
    const page = await call(sandbox.url, 'GET', `/th${link}`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('฿4,000.00');
    expect((await call(sandbox.url, 'GET', `/th${link.replace('/PG?', '/UFABET?')}`)).status).toBe(403);
    expect((await call(sandbox.url, 'GET', '/th/api/lobby/PG?session=made-up')).status).toBe(403);
    const other = await get(inviter.token, '/wallet/account/PG');
    expect(await code(get(friend.token, `/autoLogin/pg/${String(at(other.body, 'username'))}`))).toBe(
      'SLOT_NO_ACCOUNT',
    );
    expect(await code(get(friend.token, '/autoLogin/nope/x'))).toBe('NO_GAME');
    expect(await code(get(friend.token, '/autoLogin/circus/x'))).toBe('SLOT_NO_ACCOUNT');
  });

  test('the password in the path is checked, and a reset invalidates the old one', async () => {
    await get(friend.token, '/wallet/activate/CIRCUS');
    const { body } = await get(friend.token, '/wallet/account/CIRCUS');
    const path = `/autoLogin/circus/${String(at(body, 'username'))}/${String(at(body, 'password'))}`;
    expect(at((await get(friend.token, path)).body, 'link')).toMatch(/^\/api\/lobby\/CIRCUS\?session=/);
    await get(friend.token, '/wallet/resetpassword/CIRCUS');
    expect(await code(get(friend.token, path))).toBe('SLOT_NO_ACCOUNT');
  });

  test('a posted form needs its event field and the right password', async () => {
    const { body } = await get(friend.token, '/wallet/account/UFABET');
    expect(body).toMatchObject({ __EVENTTARGET: 'login', __EVENTARGUMENT: '' });
    const fields = { username: String(at(body, 'username')), password: String(at(body, 'password')) };
    expect((await form('UFABET', fields)).status).toBe(403);
    expect((await form('UFABET', { ...fields, password: 'x', __EVENTTARGET: 'login' })).status).toBe(403);
    const page = await form('UFABET', { ...fields, __EVENTTARGET: 'login' });
    expect(page.status).toBe(200);
    expect(fieldOf(page.body, 'session')).not.toBe('');
  });

  test('rounds move the displayed amounts, once each, and never below zero', async () => {
    const session = await enter(friend.token, 'PG');
    let balance = await inGame(friend.token, 'PG');
    let lost = 0;
    for (let number = 1; number <= 12; number += 1) {
      const played = await form('PG', { session, number: String(number), stake: '10000' });
      const back = /ได้คืน ฿([\d,.]+)/.exec(String(played.body))?.[1];
      const payout = back === undefined ? 0 : Number(back.replace(',', ''));
      const after = await inGame(friend.token, 'PG');
      expect(after).toBeCloseTo(balance - 100 + payout, 2);
      // A reload repeats the request.
      const again = await form('PG', { session, number: String(number), stake: '10000' });
      expect(again.body).toBe(played.body);
      expect(await inGame(friend.token, 'PG')).toBe(after);
      lost += balance - after;
      balance = after;
    }
    const { body } = await get(friend.token, '/refund/check');
    expect(at(body, 'refundAmount')).toBeCloseTo(Math.max(0, lost) * 0.1, 2);
    expect(await code(form('PG', { session, number: '99', stake: '10000' }))).toBe('KEY_INVALID');
    expect(await code(form('PG', { session, number: '13', stake: '1' }))).toBe('KEY_INVALID');
    expect((await form('PG', { session: 'made-up', number: '13', stake: '10000' })).status).toBe(403);
    const empty = await enter(friend.token, 'HUAYHD');
    expect((await form('HUAYHD', { session: empty, number: '1', stake: '10000' })).body).toContain('ไม่พอ');
  });

  test('two tabs that play the same round play it once', async () => {
    const session = await enter(friend.token, 'PG');
    const before = await inGame(friend.token, 'PG');
    const pages = await Promise.all(
      Array.from({ length: 8 }, () => form('PG', { session, number: '13', stake: '1000' })),
    );
    expect(new Set(pages.map((page) => page.body)).size).toBe(1);
    expect(Math.abs((await inGame(friend.token, 'PG')) - before)).toBeLessThanOrEqual(30);
  });

  test('a friend’s play is listed, claimed once, and in the statement', async () => {
    const list = await post(inviter.token, '/invite', { page: 1, limit: 10 });
    expect(at(list.body, 'total')).toBe(13);
    expect(at(list.body, 'invites', 9, 'amount')).toBe(1);
    expect(at(list.body, 'invites', 0)).toEqual({
      from: { name: 'ทดสอบ' },
      amount: 0.1,
      createdAt: expect.stringMatching(/Z$/),
    });
    const rest = await post(inviter.token, '/invite', { page: 2, limit: 10 });
    expect(at(rest.body, 'invites')).toHaveLength(3);
    expect(at((await get(inviter.token, '/wallet')).body, 'invite', 'amount')).toBe(12.1);
    const claims = await Promise.all(Array.from({ length: 4 }, () => get(inviter.token, '/invite/bonus')));
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(claims.filter(({ status }) => status !== 200).map(({ body }) => at(body, 'code'))),
    ).toEqual(new Set(['INVITE_COLLECT']));
    expect(at((await get(inviter.token, '/wallet')).body, 'wallet', 'amount')).toBe(12.1);
    const statement = await post(inviter.token, '/statement', { page: 1, limit: 10 });
    expect(at(statement.body, 'statements', 0)).toMatchObject({
      statementType: 'bonus',
      amount: 12.1,
      invite: { description: 'โบนัสชวนเพื่อน' },
    });
  });

  test('cashback is received once a day and moved to the wallet once', async () => {
    // A demo member: results derive from the member's id, so these are the same in every run.
    const player = '0898765432';
    let token = await tokenOf(sandbox.url, 'th', player);
    await console('fund', { market: 'th', phone: player, amount: 900 });
    await post(token, '/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 900 });
    const session = await enter(token, 'PG');
    const accrued = async () => Number(at((await get(token, '/refund/check')).body, 'refundAmount'));
    let number = 1;
    const lose = async () => {
      for (; number < 60 && (await accrued()) === 0; number += 1) {
        await form('PG', { session, number: String(number), stake: '1000' });
      }
    };
    await lose();
    const amount = await accrued();
    expect(amount).toBeGreaterThan(0);
    const before = Number(at((await get(token, '/wallet')).body, 'wallet', 'amount'));
    expect((await get(token, '/refund/receive')).body).toEqual({ message: 'REFUND_SUCCESS' });
    expect(await code(get(token, '/refund/receive'))).toBe('REFUND_MINIMUM');
    expect((await get(token, '/refund/check')).body).toMatchObject({
      result: false,
      bonus: amount,
      refundAmount: 0,
      refundSuccess: 1,
    });
    const added = await Promise.all(Array.from({ length: 4 }, () => get(token, '/refund/addWallet')));
    expect(added.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = Number(at((await get(token, '/wallet')).body, 'wallet', 'amount'));
    expect(after).toBeCloseTo(before + amount, 2);
    expect((await post(token, '/refund', { page: 1, limit: 10 })).body).toEqual({
      total: 1,
      refunds: [{ refundAmount: amount, createdAt: expect.stringMatching(/Z$/) }],
    });
    await lose();
    expect(await code(get(token, '/refund/receive'))).toBe('REFUND_CONDITION');
    await console('clock', { ms: DAY });
    token = await tokenOf(sandbox.url, 'th', player);
    expect((await get(token, '/refund/receive')).status).toBe(200);
    await console('clock', { ms: -DAY });
  });

  test('the switches close invite bonuses, cashback and providers', async () => {
    await console('switches', { market: 'th', invite: false, refund: false, games: false });
    expect(await code(get(friend.token, '/invite/bonus'))).toBe('INVITE_INACTIVE');
    expect(await code(get(friend.token, '/refund/check'))).toBe('REFUND_INACTIVE');
    expect(await code(get(friend.token, '/refund/receive'))).toBe('REFUND_INACTIVE');
    expect(await code(get(friend.token, '/wallet/activate/JOKER'))).toBe('SLOT_ACTIVATE_FAIL');
    expect(await code(get(friend.token, '/wallet/resetpassword/PG'))).toBe('SLOT_RESET_PASSWORD_FAIL');
    await console('switches', { market: 'th', invite: true, refund: true, games: true });
  });

  test('while a bonus is active no other reward is paid into the wallet', async () => {
    expect((await get(inviter.token, '/bonus/activate/WELCOME')).status).toBe(200);
    expect(await code(get(inviter.token, '/invite/bonus'))).toBe('BONUS_REMAINING');
    expect(await code(get(inviter.token, '/refund/addWallet'))).toBe('BONUS_REMAINING');
  });

  test('banners come with a text and a picture', async () => {
    for (const what of ['invite', 'refund']) {
      const banners = at((await get(friend.token, `/${what}/banners`)).body, 'banners');
      expect(Array.isArray(banners) && banners.length).toBeTruthy();
      const picture = await fetch(`${sandbox.url}/th${String(at(banners, 0, 'image'))}`);
      expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    }
  });
});
