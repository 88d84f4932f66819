/** @starts servers */
import type { Sandbox } from '../../start-sandbox';
import { onEveryStore } from '../../testing/every-store';
import { at, call, tokenOf } from '../../testing/caller';
import { startAt } from '../../testing/seeded';

const PHONE = '0898765432';

onEveryStore("a member's page", (place) => {
  let sandbox: Sandbox;
  let token: string;
  let id: string;
  let name: string;
  beforeAll(async () => {
    sandbox = await startAt(place);
    token = await tokenOf(sandbox.url, 'th', PHONE);
    const { body } = await call(sandbox.url, 'GET', '/th/api/account/profile', undefined, { token });
    id = String(at(body, 'profile', '_id'));
    name = String(at(body, 'profile', 'name'));
  });
  afterAll(() => sandbox.close());

  const api = (method: string, path: string, body?: unknown) =>
    call(sandbox.url, method, `/th/api${path}`, body, { token });
  const post = (path: string, body: object) =>
    call(sandbox.url, 'POST', `/console/${path}`, { market: 'th', phone: PHONE, ...body });
  const text = async (path: string): Promise<string> =>
    String((await call(sandbox.url, 'GET', `/console/${path}`)).body);
  const member = (query = '') => text(`members/${id}${query}`);

  test('opens the app as the member if an app is served on this machine', async () => {
    expect(await member()).not.toContain('Make a link');
    expect((await post('app-links', {})).body).toMatchObject({ message: 'NO_DATA' });
    for (const url of [
      'https://wallet.example',
      'http://127.0.0.1.evil.example',
      'javascript:alert(1)',
      'app',
    ])
      expect((await post('apps', { url })).status).toBe(400);
    await post('apps', { url: 'http://127.0.0.1:5173/' });
    expect(await member()).toContain('Make a link');
    const { body } = await post('app-links', {});
    const [address, own = ''] = String(at(body, 'open')).split('#');
    expect(address).toBe('http://127.0.0.1:5173/api/open-as');
    const profile = await call(sandbox.url, 'GET', '/th/api/account/profile', undefined, { token: own });
    expect(at(profile.body, 'profile', '_id')).toBe(id);
  });

  test('the page that opens the app is for this machine only, and runs only its own script', async () => {
    const page = await fetch(`${sandbox.url}/th/api/open-as`);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const { status } = await call(sandbox.url, 'GET', '/th/api/open-as', undefined, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(status).toBe(403);
  });

  test.each([
    ['a phone', () => PHONE],
    ['an id', () => id],
    ['a part of a name', () => encodeURIComponent(name.slice(1))],
  ])('is found by %s', async (_, find) => {
    const answer = await fetch(`${sandbox.url}/console/members?find=${find()}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/console/members/${id}`]);
  });

  test('is in the list of results if the search finds several', async () => {
    const several = await text('members?find=08');
    expect(several).toContain(`/console/members/${id}"`);
    expect(several).not.toContain('02055512345');
    expect(await text('members?find=%25')).toContain('Nobody has this phone, name or id.');
  });

  test('shows balances, pending payments and a statement with pages', async () => {
    for (let amount = 1; amount <= 11; amount += 1) await post('fund', { amount: 1000 + amount });
    await api('POST', '/wallet/withdraw', { amount: 300 });
    await api('POST', '/qrcode/KBANK', { amount: 45 });
    const page = await member();
    expect(page).toContain('aria-label="Pay ฿45.00 of 0898765432"');
    expect(page).toContain('aria-label="Approve ฿300.00 of 0898765432"');
    expect(page).toContain('฿10,766.00');
    expect(page).toContain('+฿1,011.00');
    expect(page).toContain('−฿300.00');
    expect(page).not.toContain('+฿1,001.00');
    expect(await member('?page=2')).toContain('+฿1,001.00');
    expect(page).toContain('>withdraw<');
  });

  test('says that there are more transactions and calls than it shows', async () => {
    expect(await member()).not.toContain('All calls of this member');
    for (let n = 0; n <= 10; n += 1) await api('GET', '/wallet');
    const page = await member();
    expect(page).toContain(
      'More than 10. Shown: the newest. The statement above has all that the member sees.',
    );
    expect(page).toContain(
      `More than 10. Shown: the newest. <a href="/console/calls?market=th&amp;member=${PHONE}">All calls of this member</a>`,
    );
  });

  test('shows the data of this member only, and other lists link to it', async () => {
    const rich = await tokenOf(sandbox.url, 'th', '0812345678');
    const body = { amount: 77 };
    await call(sandbox.url, 'POST', '/th/api/qrcode/KBANK', body, { token: rich });
    expect(await member()).not.toContain('Pay ฿77.00');
    const link = `<a href="/console/members/${id}">${PHONE}</a>`;
    for (const list of ['members', 'payments', 'calls'])
      expect([list, await text(list)]).toEqual([list, expect.stringContaining(link)]);
    expect(await text('payments')).toContain('Pay ฿77.00');
  });

  test('shows rewards, standing and used limits', async () => {
    await post('rewards', { coins: 2, coupon: 'C20', bonus: 'DAILY' });
    await post('members', { standing: 'wallet-closed' });
    await api('POST', '/chat/send-message', {
      sender: 'customer',
      message: { message_type: 'text', payload: 'hello' },
      userId: id,
    });
    const page = await member();
    expect(page).toContain('wallet-closed</span>');
    expect(page).toContain('DAILY');
    expect(page).toContain('not yet');
    expect(page).toContain('1 of 120');
    await post('members', { standing: 'active' });
  });

  test('each link within the page has a target', async () => {
    const page = await member();
    const targets = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => !page.includes(` id="${target}"`))).toEqual([]);
  });

  test('ends all sessions', async () => {
    expect((await api('GET', '/wallet')).status).toBe(200);
    expect((await post('sessions', {})).status).toBe(200);
    expect(await api('GET', '/wallet')).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
    expect(await member()).toContain('The member is logged out everywhere.');
  });

  test('answers 404 for an unknown member', async () => {
    expect((await call(sandbox.url, 'GET', '/console/members/nobody')).status).toBe(404);
    expect((await post('sessions', { phone: '0811111111' })).status).toBe(404);
  });
});
