import { whereServed } from '@member-wallet/configs/jest/where-served';
import type { Page } from 'playwright-core';
import { until } from '@member-wallet/testing';
import { fetchJson, jsonInit } from '../harness/network/fetch-json';
import { type SandboxPair, startSandboxPair } from '../harness/stack/sandbox-pair';
import { DESKTOP, open, said, submit, thai } from './console-steps';

function suite(databaseUrl: string): void {
  const { phone, password } = thai.demo;
  let pair: SandboxPair;
  let token: string;
  let id: string;

  /** Calls the API of the other process as the demo member. */
  const atOther = (path: string): Promise<unknown> =>
    fetchJson(pair.other.url, `/th${path}`, { headers: { authorization: `Bearer ${token}` } });
  const openAt = (process: 'one' | 'other', path: string) => open(path, DESKTOP, pair[process].url);

  beforeAll(async () => {
    pair = await startSandboxPair(stack.program, { DATABASE_URL: databaseUrl });
    const login = jsonInit('POST', { username: phone, password });
    ({ token } = (await fetchJson(pair.other.url, '/th/api/login', login)) as { token: string });
    const { profile } = (await atOther('/api/account/profile')) as { profile: { _id: string } };
    id = profile._id;
  });
  afterAll(() => pair.close());

  test('the open list of calls of one process shows a call of the other', async () => {
    const { page, browserErrors, leave } = await openAt('one', '/calls?operationId=getNotice');
    await page.getByText('None of the last 1,000 calls is like that.').waitFor();
    await atOther('/api/lookup/notice');
    await page.getByRole('link', { name: 'getNotice' }).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('a fault set on one process applies on the other, and is counted on both pages', async () => {
    const one = await openAt('one', '/faults');
    const other = await openAt('other', '/faults');
    await one.page.getByLabel('Phone; empty: everybody').fill(phone);
    await one.page.getByLabel('Calls').selectOption('getWallet');
    await one.page.getByRole('button', { name: 'Error 500 before' }).click();
    await said(one.page, 'Error 500 before: done');
    await until(async () => {
      const error: unknown = await atOther('/api/wallet').catch((reason: unknown) => reason);
      return String(error).includes('INTERNAL_SERVER_ERROR');
    });
    for (const { page } of [one, other]) {
      await page
        .locator('#faults')
        .getByRole('row')
        .filter({ hasText: phone })
        .getByText('used up')
        .waitFor();
    }
    expect([...one.browserErrors, ...other.browserErrors]).toEqual([]);
    await other.leave();
    await one.leave();
  });

  test("a member's page of one process shows what was done on that of the other", async () => {
    const one = await openAt('one', `/members/${id}`);
    await submit(one.page, 'Credit', { Amount: '1234.56' });
    await said(one.page, 'Credit: done');
    const other = await openAt('other', `/members/${id}`);
    for (const { page } of [one, other]) {
      await page.locator('#statement').getByText('+฿1,234.56').waitFor();
      await page.locator('#transactions').getByText('฿1,234.56').first().waitFor();
    }
    expect([...one.browserErrors, ...other.browserErrors]).toEqual([]);
    await other.leave();
    await one.leave();
  });

  test('the clock moved on one process is moved on the other', async () => {
    const one = await openAt('one', '/clock');
    const other = await openAt('other', '/clock');
    const shown = async (page: Page) =>
      Date.parse((await page.locator('#now time').getAttribute('datetime')) ?? '');
    await one.page.getByRole('button', { name: 'Move the clock on by 1 day' }).click();
    await said(one.page, /1 day: done$/);
    const moved = await shown(one.page);
    await until(async () => {
      await other.page.reload();
      return (await shown(other.page)) >= moved;
    });
    expect([...one.browserErrors, ...other.browserErrors]).toEqual([]);
    await other.leave();
    await one.leave();
  });
}

whereServed(
  {
    title: 'the console of two processes on PostgreSQL',
    names: ['DATABASE_URL'],
    what: 'the console of two processes',
  },
  suite,
);
