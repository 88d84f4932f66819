import { slipPicture } from '../harness/stack/payments';
import { callCount, fund, giveRewards } from '../harness/stack/operator';
import { AMOUNT_SCALE, type Market } from '../markets';
import { registerByApi } from '../steps';
import type { EnginePage } from './engine';
import {
  scriptsWithoutFont,
  isDimmed,
  movedInSystemFont,
  protruding,
  setTextSize,
  buttonsWithoutEdge,
} from './on-the-page';

/** Runs in the page. Puts a file into a field, as choosing it would. */
function chooseFile(selector: string, base64: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) return false;
  const files = new DataTransfer();
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  files.items.add(new File([bytes], 'slip.png', { type: 'image/png' }));
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Checks that nothing protrudes at text sizes of 130 % and 200 %. */
async function expectNothingProtrudes(page: EnginePage): Promise<void> {
  for (const percent of [130, 200]) {
    await page.run(setTextSize, percent);
    expect(await page.run(protruding)).toEqual([]);
  }
  await page.run(setTextSize, 100);
}

/** Creates a member with money and a coin, and logs in on the log-in page. */
async function logInOnPage(page: EnginePage, market: Market, n: number) {
  const { words } = market;
  const member = await registerByApi(market, market.freshPhone(n));
  await fund(words.market, member.phone, 5_000 * AMOUNT_SCALE[words.market]);
  await giveRewards(words.market, member.phone, { coins: 1 });
  await page.open(`${market.url()}/icon.svg`);
  await page.run(() => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('remember-agreement', 'true');
  });
  await page.open(`${market.url()}/login`);
  await page.see('text', words.welcome);
  await page.wait('the submit button', () => document.querySelector('form button[type=submit]') !== null);
  await page.type(words.password, member.password);
  await page.type(words.phone, member.phone);
  await page.press('button', words.logIn);
  await page.wait('home', () => location.pathname === '/user/home');
  return member;
}

/** A member's main journey, from log-in to log-out. */
export async function mainJourney(page: EnginePage, market: Market, n: number): Promise<void> {
  const { words } = market;
  const id = words.market;
  const size = AMOUNT_SCALE[id];
  const url = market.url();
  const member = await logInOnPage(page, market, n);
  const amount = (value: number) => `${value * size}`;
  const shown = (value: number) =>
    `${market.symbol}${(value * size).toLocaleString('en', { minimumFractionDigits: 2 })}`;
  await page.see('text', new RegExp(`^\\${market.symbol}5,000`));
  await expectNothingProtrudes(page);
  expect(await page.run(scriptsWithoutFont)).toEqual([]);
  expect(await page.run(movedInSystemFont)).toEqual([]);

  await page.press('button', words.transfer);
  await page.press('option', new RegExp(`^(?!${words.wallet})`));
  await page.type(words.amount, amount(100));
  await page.press('button', new RegExp(`^${words.transfer}`));
  await page.see('text', words.done);
  expect(await callCount(id, 'transfer')).toBeGreaterThan(0);

  await page.open(`${url}/user/home`);
  await page.press('button', words.withdraw.title);
  await page.wait('a dimmed page behind the dialog', isDimmed);
  await page.type(words.withdraw.amount, amount(200));
  await page.press('button', words.next);
  await page.see('button', words.withdraw.confirm);
  await expectNothingProtrudes(page);

  await page.open(`${url}/user/home`);
  await page.press('button', words.deposit.title);
  await page.press('button', words.deposit.slip);
  const slip = await slipPicture(id, member.phone, 300 * size);
  await page.wait('the field of the slip', chooseFile, 'input[name=slip]', slip.toString('base64'));
  await page.press('button', words.deposit.sendSlip);
  await page.see('text', words.deposit.slipGood);

  await page.open(`${url}/user/statement`);
  await page.see('text', new RegExp(shown(300).replace(/[.$]/g, '\\$&')));

  await page.open(`${url}/user/bonus`);
  await page.press('button', /DAILY/);
  await page.press('button', words.bonus.receive);
  await page.see('text', words.bonus.done);

  await page.open(`${url}/user/spin`);
  await page.press('button', words.wheel.spin);
  await page.see('text', words.wheel.prizeTitle);

  await page.open(`${url}/user/contact`);
  await page.press('button', words.chat.open);
  await page.type(words.chat.write, 'สวัสดี');
  await page.press('button', words.chat.send);
  await page.see('text', 'สวัสดี');

  await page.open(`${url}/user/home`);
  await page.press('button', words.menu.open);
  await page.press('choice', 'English');
  await page.wait('English', () => document.documentElement.lang === 'en');
  await page.press('button', 'Log out');
  await page.wait('the log-in page', () => location.pathname === '/login');
  expect(await page.run(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))).toBeNull();
}

/** Checks a browser that was launched with reduced motion and forced colours. */
export async function reducedJourney(page: EnginePage, market: Market, n: number): Promise<void> {
  await logInOnPage(page, market, n);
  await page.wait(
    'reduced motion and forced colours',
    () => matchMedia('(prefers-reduced-motion: reduce) and (forced-colors: active)').matches,
  );
  const sheetTravel = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--travel-sheet').trim();
  expect(await page.run(sheetTravel)).toBe('0px');
  const coloursOf = (selector: string) =>
    getComputedStyle(document.querySelector(selector) as Element).backgroundColor;
  await page.wait('the tabs', () => document.querySelector('[role=tab][aria-selected=false]') !== null);
  const chosen = await page.run(coloursOf, '[role=tab][aria-selected=true]');
  expect(chosen).not.toBe(await page.run(coloursOf, '[role=tab][aria-selected=false]'));
  // Forced colours remove fills, so each button needs an edge.
  expect(await page.run(buttonsWithoutEdge)).toEqual([]);
  await page.open(`${market.url()}/user/statement`);
  await page.wait('the choices', () => document.querySelector('label > input[type=radio]:checked') !== null);
  const choice = await page.run(coloursOf, 'label > input[type=radio]:checked + *');
  expect(choice).not.toBe(await page.run(coloursOf, 'label > input[type=radio]:not(:checked) + *'));
}
