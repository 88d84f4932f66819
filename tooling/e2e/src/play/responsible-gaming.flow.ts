import { seriousFindings, visit } from '../harness/page/browser';
import { callCount, fund } from '../harness/stack/operator';
import { ON_LAOS } from '../markets';
import { logIn, registerByApi } from '../steps';

describe.each(ON_LAOS)('$name build: responsible gaming', (market) => {
  const { words } = market;

  test('the log-in page shows the minimum age and leads to the help line', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.goto('/login');
    await page.getByText('18+').waitFor();
    await page.getByRole('link', { name: words.responsibleGaming.title }).click();
    await page.waitForURL('**/care');
    await page.getByText(words.responsibleGaming.age).waitFor();
    const call = page.getByRole('link', { name: words.responsibleGaming.call });
    expect(await call.getAttribute('href')).toBe('tel:0000000000');
    expect(await seriousFindings(page)).toEqual([]);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('sets a deposit limit, asks before a deposit that exceeds it, and raises it only later', async () => {
    const member = await registerByApi(market, market.freshPhone(1));
    await fund(words.market, member.phone, 60_000);
    const { leave, page, browserErrors } = await visit(market.url());
    await logIn(page, market, member);
    await page.locator('a[href="/user/profile"]').click();
    await page.getByRole('link', { name: words.responsibleGaming.title }).click();
    await page.waitForURL('**/user/care');
    const set = async (amount: string) => {
      await page.locator('input[name=deposit-limit]').fill(amount);
      await page.getByRole('button', { name: words.responsibleGaming.save }).click();
    };
    await set('50000');
    const month = page.getByRole('region', { name: words.responsibleGaming.month });
    await month.getByText(`${market.symbol}60,000.00`).first().waitFor();
    const limit = page.getByRole('region', { name: words.responsibleGaming.limit });
    await limit.getByText(`${market.symbol}60,000.00`).waitFor();
    await set('90000');
    await page.getByRole('button', { name: words.responsibleGaming.keep }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.goto('/user/home');
    await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
    await page.getByText(words.responsibleGaming.left).waitFor();
    const sheet = page.getByRole('dialog');
    // A bank account does not ask for the amount; a QR code does.
    const way = sheet.getByRole('button', { name: words.deposit.banks[0] });
    await way.click();
    const question = page.getByRole('alertdialog', { name: words.responsibleGaming.ask });
    await question.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await question.getByRole('button', { name: words.responsibleGaming.back }).click();
    await question.waitFor({ state: 'hidden' });
    await way.click();
    await question.getByRole('button', { name: words.responsibleGaming.anyway }).click();
    await question.waitFor({ state: 'hidden' });
    await sheet.getByText(words.responsibleGaming.way).first().waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('after an hour, shows a reminder of time and money once, with a link to the statement', async () => {
    const member = await registerByApi(market, market.freshPhone(2));
    const { leave, page, browserErrors } = await visit(market.url());
    await logIn(page, market, member);
    await fund(words.market, member.phone, 700);
    const pause = page.getByRole('alertdialog', { name: words.responsibleGaming.pause });
    const sitFor = (minutes: number) =>
      page.evaluate((ms) => {
        const now = Date.now();
        sessionStorage.setItem('visit', JSON.stringify({ startedAt: now - ms, seenAt: now, reminded: 0 }));
        document.dispatchEvent(new Event('visibilitychange'));
      }, minutes * 60_000);
    await sitFor(65);
    await pause.getByText(words.responsibleGaming.time).waitFor();
    await pause.getByText(`${market.symbol}700.00`).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const reads = await callCount(words.market, 'listStatement');
    expect(reads).toBeGreaterThan(0);
    await pause.getByRole('button', { name: words.responsibleGaming.goOn }).click();
    await pause.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText(`${market.symbol}`).first().waitFor();
    expect(await pause.count()).toBe(0);

    await sitFor(65);
    await pause.getByRole('link', { name: words.seeStatement }).click();
    await page.waitForURL('**/user/statement');
    await pause.waitFor({ state: 'hidden' });
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
