import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import {
  api,
  callCount,
  clearFaults,
  fund,
  injectFault,
  ledgerHolds,
  setSwitches,
} from '../harness/stack/operator';
import { settle } from '../harness/page/settle';
import { type Market, ON_THAI } from '../markets';
import { balances, GAME, logIn, registerByApi, untilCopied } from '../steps';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36';

interface Place {
  name: string;
  category: string;
  /** The number of games before it in its category. */
  before: number;
}

/** A game's position on the dashboard. The server provides the name on its card. */
async function placeOf(market: Market, code: string): Promise<Place> {
  const { token } = await balances(market);
  const { slots } = (await api(market.words.market, 'GET', '/api/wallet', undefined, token)) as {
    slots: { code: string; name: string; category: string }[];
  };
  const slot = slots.find((each) => each.code === code);
  if (!slot) throw new Error(`no game ${code}`);
  const { name, category } = slot;
  return { name, category, before: slots.filter((each) => each.category === category).indexOf(slot) };
}

/** Opens the dialog of a game from its card. */
async function openGame(page: Page, { words }: Market, { name, category, before }: Place): Promise<void> {
  const { play } = words;
  const tabs: Record<string, string> = { slot: play.slots, sport: words.sports, lotto: play.lottery };
  const tab = { name: tabs[category] ?? '' };
  await page.getByRole('tab', tab).click();
  // The category's games render in a later frame; until then, the previous category's are shown.
  await page.getByRole('tab', { ...tab, selected: true }).waitFor();
  for (let slide = 0; slide < before; slide += 1) await moveToSlide(page, slide + 2);
  await page.locator(GAME).click();
  await page.getByRole('dialog', { name }).waitFor();
}

/**
 * Waits until the row is at rest, and moves to the next slide by clicking its visible edge.
 * @param next its position, from 1
 */
async function moveToSlide(page: Page, next: number): Promise<void> {
  // The counter changes before the row has moved: a press on the edge would still hit the incoming slide.
  await page.locator(`.slick-current[data-index="${next - 2}"]`).waitFor();
  await page.locator(`.slick-slide[data-index="${next - 1}"]`).click({ position: { x: 12, y: 70 } });
  await page.getByText(new RegExp(`^${next}/`)).waitFor();
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

describe.each(ON_THAI)('$name build: games', (market) => {
  const { words } = market;
  const { play } = words;
  let member: { phone: string; password: string; name: RegExp };
  let token: string;
  const send = (method: string, path: string, body?: unknown) =>
    api(words.market, method, `/api${path}`, body, token);

  beforeAll(async () => {
    member = await registerByApi(market, words.market === 'th' ? '0847770001' : '02077700001');
    ({ token } = await balances(market, member));
    await fund(words.market, member.phone, words.market === 'th' ? 1000 : 100_000);
  });

  test('activates an account once, shows its login, and resets it after confirmation', async () => {
    const { context, leave, page, browserErrors } = await visit(market.url());
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const place = await placeOf(market, 'JOKER');
    await logIn(page, market, member);
    await openGame(page, market, place);
    const calls = await callCount(words.market, 'activateSlot');
    await settle(page);
    const activate = await sheet(page, place.name).getByRole('button', { name: play.activate }).boundingBox();
    if (!activate) throw new Error('no place to press');
    await page.mouse.dblclick(activate.x + 100, activate.y + 20);
    await sheet(page, place.name)
      .getByText(/^joker\w{6}$/)
      .waitFor();
    expect(await callCount(words.market, 'activateSlot')).toBe(calls + 1);
    expect(await seriousFindings(page)).toEqual([]);

    await sheet(page, place.name).getByRole('button', { name: play.showPassword }).click();
    const shown = async () =>
      (await sheet(page, place.name).locator('dd').nth(1).locator('span').first().textContent()) ?? '';
    const first = await shown();
    expect(first).toMatch(/^\w{10}$/);
    await sheet(page, place.name).getByRole('button', { name: play.copyPassword }).click();
    await untilCopied(page, first);

    await sheet(page, place.name).getByRole('button', { name: play.resetPassword }).click();
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await question.getByRole('button', { name: play.resetPassword }).click();
    await page.getByText(play.resetDone).waitFor();
    await page.waitForFunction(
      (old) => !document.querySelector('dialog[open]')?.textContent?.includes(old),
      first,
    );
    expect(await shown()).not.toBe(first);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test.each([
    ['an auto-login link', 'PG', undefined],
    ['an auto-login link with the password', 'CIRCUS', undefined],
    ['a posted form with its event field', 'UFABET', undefined],
    ['the app of an Android phone', 'JOKER', ANDROID],
  ])('enters a game by %s', async (_, code, userAgent) => {
    const slot = (await wallet()).slots.find((each) => each.code === code);
    if (!slot?.isActive) await send('GET', `/wallet/activate/${code}`);
    const { leave, page, browserErrors } = await visit(market.url(), {
      ...(userAgent !== undefined && { userAgent }),
    });
    const place = await placeOf(market, code);
    await logIn(page, market, member);
    await openGame(page, market, place);
    await sheet(page, place.name).getByRole('button', { name: play.enter, exact: true }).click();
    await page.waitForURL('**/api/lobby/**');
    const { pathname, search } = new URL(page.url());
    expect(pathname).toBe(`/api/lobby/${code}`);
    if (code === 'JOKER') expect(search).toBe('?app=android');
    else await page.locator('input[name=stake]').first().waitFor();
    expect(browserErrors).toEqual([]);
    // Back returns to the dashboard rather than to a page that would log in again.
    await page.goBack();
    await page.waitForURL('**/user/home');
    await leave();
  });

  test('opens the site of a game without a launcher, where the copied login works', async () => {
    await send('GET', '/wallet/activate/LUCKYGRID');
    const { leave, page, browserErrors } = await visit(market.url());
    const place = await placeOf(market, 'LUCKYGRID');
    const { username, password } = (await send('GET', '/wallet/account/LUCKYGRID')) as Record<string, string>;
    await logIn(page, market, member);
    await openGame(page, market, place);
    await sheet(page, place.name).getByRole('button', { name: play.enter, exact: true }).click();
    await page.waitForURL('**/api/lobby/LUCKYGRID');
    await page.locator('input[name=username]').fill(username ?? '');
    await page.locator('input[name=password]').fill(password ?? '');
    await page.locator('button').click();
    await page.locator('input[name=stake]').first().waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('transfers and plays in one step, and shows the balance after each round in the wallet', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const amount = words.market === 'th' ? '200' : '20,000';
    const place = await placeOf(market, 'PG');
    await logIn(page, market, member);
    await openGame(page, market, place);
    await sheet(page, place.name).getByRole('button', { name: words.transfer }).click();
    const transferSheet = page.getByRole('dialog', { name: words.transfer });
    const both = transferSheet.getByRole('button', { name: play.transferAndPlay });
    expect(await both.getAttribute('aria-disabled')).toBe('true');
    await transferSheet.getByLabel(words.amount, { exact: true }).fill('0');
    expect(await both.getAttribute('aria-disabled')).toBe('true');
    await transferSheet.getByLabel(words.amount, { exact: true }).fill(amount);
    await both.click();
    const done = page.getByRole('alertdialog');
    await done.getByText(words.done).waitFor();
    await done.getByRole('button', { name: play.enter, exact: true }).click();
    await page.waitForURL('**/api/lobby/PG?session=*');
    const before = (await balances(market, member)).slots.get('PG') ?? 0;
    expect(before).toBe(Number(amount.replace(',', '')));
    await page.locator('button').click();
    await page.getByRole('status').waitFor();
    const after = (await balances(market, member)).slots.get('PG') ?? 0;
    expect(after).not.toBe(before);
    expect(await page.locator('.amount').textContent()).toContain(
      after.toLocaleString('en-US', { minimumFractionDigits: 2 }),
    );
    expect(await ledgerHolds()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows why a launch failed, and moves no money', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const before = await balances(market, member);
    const place = await placeOf(market, 'PG');
    await logIn(page, market, member);
    await openGame(page, market, place);
    await injectFault(words.market, 'autoLogin', { kind: 'error', code: 'NO_GAME', status: 404, times: 1 });
    try {
      await sheet(page, place.name).getByRole('button', { name: play.enter, exact: true }).click();
      await page.getByRole('alertdialog', { name: play.launchFailed }).waitFor();
    } finally {
      await clearFaults();
    }
    expect(await seriousFindings(page)).toEqual([]);
    const after = await balances(market, member);
    expect([after.wallet, ...after.slots]).toEqual([before.wallet, ...before.slots]);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('leaves the account unchanged if the activation fails', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const place = await placeOf(market, 'BETFLIX');
    await logIn(page, market, member);
    await openGame(page, market, place);
    await setSwitches(words.market, { games: false });
    try {
      const answered = page.waitForResponse(/\/api\/wallet\/activate\//);
      await sheet(page, place.name).getByRole('button', { name: play.activate }).click();
      await answered;
      await sheet(page, place.name).getByRole('button', { name: play.activate }).waitFor();
      await sheet(page, place.name).getByRole('alert').waitFor();
    } finally {
      await setSwitches(words.market, { games: true });
    }
    const betflix = (await wallet()).slots.find((slot) => slot.code === 'BETFLIX');
    expect(betflix?.isActive).toBe(false);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  async function wallet() {
    return (await send('GET', '/wallet')) as { slots: { code: string; isActive: boolean }[] };
  }
});
