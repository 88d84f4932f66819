import { seriousFindings, visit } from '../harness/page/browser';

test('a build for a fictitious market runs with its own name, language, currency and deposit methods', async () => {
  const { leave, page, browserErrors } = await visit(stack.odd);
  await page.goto('/');
  await page.waitForURL('**/login');
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.title()).toContain('Oddly');
  await page.getByText('21+').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByLabel('Phone number', { exact: true }).fill('my phone');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page
    .getByText(/0812 345678/)
    .first()
    .waitFor();
  await page.getByLabel('Phone number', { exact: true }).fill('0812 345678');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/user/home');
  await page
    .getByText(/^¤[\d,]+\.\d\d$/)
    .first()
    .waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/[฿₭]/);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[name=amount]').fill('10.5');
  await sheet.getByRole('button').last().click();
  await page.getByRole('alertdialog').waitFor();
  expect(await page.getByRole('alertdialog').textContent()).not.toMatch(/[฿₭]/);
  expect(browserErrors).toEqual([]);
  await leave();
});
