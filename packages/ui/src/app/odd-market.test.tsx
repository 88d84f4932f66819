import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { LOCALES } from '#/i18n/locale';
import { MEMBER_START, PATHS } from '#/navigation/paths';
import { aWallet } from '#/testing/builders';
import { describeMarket } from '#/testing/describe-market';
import { oddMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import * as dialogs from '#/app/dialogs/dialogs';
import { PAGES } from '#/app/pages/pages';

describeMarket('odd', oddMarket);

beforeAll(() => {
  // jsdom has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  return Promise.all([...Object.values(PAGES), ...Object.values(dialogs)].map((each) => each.preload()));
});

const bankAccount = { bankCode: 'ONE', bankAccountName: 'ANN ODD', bankAccountNo: '123456', bank: null };
const WALLET = aWallet({ bankAccount });
/** Symbols and words of other markets. */
const ELSEWHERE = /[฿₭]|บาท|กีบ|ບາດ|ກີບ|\bbaht\b|\bkip\b/i;

describe.each(LOCALES)('a market of no country, in %s', (locale) => {
  test.each(Object.values(PATHS))('%s renders and mentions no other market', async (path) => {
    const isMember = path.startsWith(MEMBER_START);
    const app = await renderApp({
      path,
      market: oddMarket,
      locale,
      ...(isMember && { token: 't' }),
      answers: { getWallet: WALLET, getProfile: { profile: WALLET.profile, bankAccount } },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(app.location()).toBe(path);
    // The not-found page keeps the requested address too.
    const isThere = path !== PATHS.spin;
    expect(/Page Not Found|ไม่พบหน้า|ບໍ່ພົບໜ້າ/.test(document.body.textContent)).toBe(!isThere);
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    expect(document.body.textContent).not.toMatch(ELSEWHERE);
  });

  test('shows money in its own currency, and does not offer missing features', async () => {
    const app = await renderApp({
      path: PATHS.home,
      market: oddMarket,
      locale,
      token: 't',
      answers: {
        getWallet: WALLET,
        getDepositLookup: {
          banks: [{ bankCode: 'ONE', mode: 'AUTO', bankAccountName: 'OPERATOR', bankAccountNo: '654321' }],
          wallets: [],
          isManual: false,
        },
        getWithdrawLimits: { withdrawMin: 10, withdrawMax: 1000 },
      },
    });
    expect((await screen.findAllByText(/¤1,600\.50/)).length).toBeGreaterThan(0);
    for (const icon of ['ferris-wheel', 'hand-coins', 'user-plus']) {
      expect(document.querySelector(`main .lucide-${icon}`)).toBeNull();
    }
    const openBy = async (icon: string) => {
      const button = document.querySelector(`main button:has(.lucide-${icon})`);
      if (!(button instanceof HTMLElement)) throw new Error(`No button with ${icon}`);
      await app.user.click(button);
      return within(await screen.findByRole('dialog'));
    };
    // The only deposit method opens directly.
    const deposit = await openBy('arrow-down-to-line');
    expect((await deposit.findAllByText(/ONE|หนึ่ง|ໜຶ່ງ|Only/)).length).toBeGreaterThan(0);
    expect(await screen.findByText('OPERATOR')).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(ELSEWHERE);
    await app.user.keyboard('{Escape}');
  });
});

test('no file of the shared screens contains the name of a market, country or currency', () => {
  const src = join(__dirname, '..');
  const NAMED = /\b(laos|thailand|thaiMarket|laoMarket|isLaos|isThai|THB|LAK|BAHT|KIP)\b|[฿₭]/i;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /^(app|features|components|data|errors|session|navigation|money|validation)\/.*\.tsx?$/.test(name) &&
      !/\.test\./.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  const naming = files.filter((name) => {
    const code = readFileSync(join(src, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return NAMED.test(code);
  });
  expect(naming).toEqual([]);
});
