/** @starts servers */
import { HOUR } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { onEveryStore } from '../testing/every-store';
import { at, call, tokenOf } from '../testing/caller';
import { startAt } from '../testing/seeded';

const PHONE = '0898765432';
const VISITOR = '0851117001';

onEveryStore('messages, ledger and clock', (place) => {
  let sandbox: Sandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await startAt(place);
    token = await tokenOf(sandbox.url, 'th', PHONE);
  });
  afterAll(() => sandbox.close());

  const api = (method: string, path: string, body?: unknown) =>
    call(sandbox.url, method, `/th/api${path}`, body, { token });
  const post = (path: string, body: object) => call(sandbox.url, 'POST', `/console/${path}`, body);
  const page = async (path: string): Promise<string> =>
    String((await call(sandbox.url, 'GET', `/console${path}`)).body);
  const rowWith = async (path: string, ...texts: readonly string[]): Promise<string> =>
    (await page(path)).split('<tr>').find((row) => texts.every((text) => row.includes(text))) ?? '';

  test('shows whether a code by SMS is still valid', async () => {
    const sent = await api('POST', '/otp/send', { phoneNumber: VISITOR });
    const code = (await sandbox.otpCode(VISITOR)) ?? '';
    expect(await rowWith('/messages', VISITOR)).toContain('valid until');
    expect(await rowWith('', VISITOR)).toContain(`aria-label="Copy ${code}"`);
    await api('POST', '/otp/verify', { otpToken: at(sent.body, 'otpToken'), otpCode: code });
    expect(await rowWith('/messages', VISITOR)).toContain('used,');
    await api('POST', '/otp/send', { phoneNumber: '0851117002' });
    await post('clock', { ms: HOUR });
    expect(await rowWith('/messages', '0851117002')).toContain('ended');
  });

  test('says on the first page that messages are left out', async () => {
    for (let n = 3; n < 8; n += 1) await api('POST', '/otp/send', { phoneNumber: `085111700${n}` });
    expect(await page('')).toContain(
      'More than 5. Shown: the newest. <a href="/console/messages">All messages</a>',
    );
    expect(await page('/messages')).not.toContain('Shown:');
  });

  test('filters messages by the phone in the URL', async () => {
    const listed = await page(`/messages?phone=${VISITOR}`);
    expect(listed).toContain(`name="phone" aria-label="Phone" value="${VISITOR}"`);
    expect(listed).toContain(`>${VISITOR}<`);
    expect(listed).not.toContain('>0851117002<');
    const none = await page('/messages?phone=0850000009');
    expect(none).toContain('No code was sent to this phone. Check it, or show all.');
    expect(none).toContain('href="/console/messages">Show all');
  });

  test('shows a transaction as two entries, with a link to its call', async () => {
    await post('fund', { market: 'th', phone: PHONE, amount: 1234.5 });
    await api('POST', '/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 200 });
    const { body } = await call(sandbox.url, 'GET', '/console/calls/list?operationId=transfer');
    const id = String(at(body, 0, 'id'));
    const text = await page('/ledger');
    expect(text).toContain('all rules hold');
    const [, first = '', second = '', third = ''] = text.split('<tbody>')[1]?.split('<tr>') ?? [];
    expect(first).toContain(`/console/calls/${id}"`);
    expect(first).toMatch(/>wallet<.*data-head="Debit" class="figure">฿200\.00</);
    expect(second).toMatch(/>game PG<.*data-head="Credit" class="figure">฿200\.00</);
    expect(second).not.toContain('/console/calls/');
    // A bank transfer comes from the console itself.
    expect(third).toMatch(/>bank \(house\)<.*>฿1,234\.50</);
    expect(await page(`/calls/${id}`)).toContain('data-head="Credit" class="figure">฿200.00');
    expect(await rowWith('/ledger', '฿1,234.50')).toContain(PHONE);
  });

  test('has older transactions on the next page', async () => {
    const newest = await page('/ledger');
    expect(newest).toMatch(/Shown: 50 a page, of [\d,]+ at the last check\./);
    const [, address = ''] = /href="\/console(\/ledger\?before=\d+)"/.exec(newest) ?? [];
    const older = await page(address);
    expect(older).toContain('0812345678');
    expect(older).not.toContain('฿1,234.50');
    expect(await page('/ledger?before=x')).toContain('฿1,234.50');
  });

  test('shows the events that are due, and moves the clock to them', async () => {
    await api('POST', '/qrcode/KBANK', { amount: 45 });
    await api('POST', '/wallet/withdraw', { amount: 300 });
    expect(await rowWith('/clock', 'QR code ends', PHONE)).toContain('฿45.00');
    const withdrawal = await rowWith('/clock', 'Withdrawal is approved', PHONE);
    const ms = Number(/&quot;ms&quot;:(\d+)/.exec(withdrawal)?.[1]);
    expect(ms).toBeGreaterThan(60_000);
    expect(ms).toBeLessThanOrEqual(120_000);
    await post('clock', { ms });
    expect(await rowWith('/clock', 'Withdrawal is approved', PHONE)).toBe('');
    expect(await rowWith('/clock', 'Coupon ends', '0812345678')).toContain('Go there');
    expect(await rowWith('/clock', 'Session ends', PHONE)).toContain('Go there');
  });

  test('says on the first page how many faults are set, and in which market', async () => {
    expect(await page('')).toContain('none set');
    await post('faults', { market: 'th', operationId: 'chat', kind: 'html' });
    expect(await page('')).toContain('1 set (th)');
  });
});
