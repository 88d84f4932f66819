import type { Page } from 'playwright-core';
import { previewOf } from './chat-steps';
import { seriousFindings, visit } from '../harness/page/browser';
import {
  api,
  clearFaults,
  injectFault,
  operatorSays,
  operatorShows,
  setSwitches,
} from '../harness/stack/operator';
import { type Market, ON_THAI } from '../markets';
import { balances, logIn, registerByApi } from '../steps';

afterEach(() => clearFaults());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

describe.each(ON_THAI)('$name build: support chat', (market: Market) => {
  const id = market.words.market;
  const words = market.words.chat;
  const panel = (page: Page) => page.getByRole('dialog').first();
  const open = async (page: Page) => {
    await page.getByRole('button', { name: words.open }).click();
    await page.getByRole('textbox', { name: words.write }).waitFor();
  };
  const say = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: words.write }).fill(text);
    await page.getByRole('textbox', { name: words.write }).press('Enter');
  };
  const guestOf = (page: Page) => page.evaluate(() => localStorage.getItem('guest-id') ?? '');
  const stored = async (guestId: string) =>
    (await api(id, 'POST', '/api/chat/history', { guestId, skip: 0, limit: 100 })) as {
      sender: string;
      message: { message_type: string; payload: unknown };
    }[];
  const mine = async (guestId: string) =>
    (await stored(guestId))
      .filter(({ sender }) => sender === 'customer')
      .map(({ message }) => message.payload);

  test('greets a guest, and shows the menu and every kind of message', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.goto('/contact');
    await open(page);
    await say(page, 'สวัสดี <b>ສະບາຍດີ</b>\n👋');
    await page.getByText('<b>ສະບາຍດີ</b>').waitFor();
    await page.getByRole('button', { name: words.buttons, exact: true }).click();
    const web = page.getByRole('link', { name: /example|เว็บไซต์|ເວັບໄຊ/ }).first();
    await web.waitFor();
    expect(await web.getAttribute('rel')).toBe('noopener noreferrer');
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    await page.getByRole('button', { name: words.cards, exact: true }).click();
    await page.locator('.card').nth(2).waitFor();
    const guest = `guest:${await guestOf(page)}`;
    for (const sample of ['IMAGE', 'VIDEO', 'FILE', 'OTHER']) await operatorShows(id, guest, sample);
    await page.locator('a.attached').waitFor();
    await page.waitForFunction(() => {
      const root = document.querySelector('[data-chat-widget]')?.shadowRoot;
      const video = root?.querySelector('video');
      const image = root?.querySelector<HTMLImageElement>('.picture img');
      return video && video.readyState > 0 && image?.complete && image.naturalWidth > 0;
    });
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('.picture').first().click();
    await page.locator('dialog.viewer').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog.viewer').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await page.waitForFunction(
      () => document.activeElement?.shadowRoot?.activeElement?.className === 'launcher',
    );
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows a member a badge for missed replies, and a visitor nothing of them', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const member = await registerByApi(market, market.freshPhone(60));
    await logIn(page, market, member);
    await page.goto('/user/contact');
    await open(page);
    // Messages are marked as read after they were visible for a second.
    const read = page.waitForResponse('**/api/chat/read-customer/**');
    await say(page, 'ฝากเงินแล้ว');
    await page.locator('.reply').first().waitFor();
    await read;
    await page.getByRole('button', { name: words.close }).click();
    const { token } = await balances(market, member);
    const wallet = (await api(id, 'GET', '/api/wallet', undefined, token)) as { profile: { _id: string } };
    await operatorSays(id, `member:${wallet.profile._id}`, 'ได้รับแล้ว 1');
    await operatorSays(id, `member:${wallet.profile._id}`, 'ได้รับแล้ว 2');
    await page.locator('.badge', { hasText: '2' }).waitFor();
    await open(page);
    await page.getByText('ได้รับแล้ว 2').first().waitFor();
    await page.locator('.between.new').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const other = await visit(market.url());
    await other.page.goto('/contact');
    await open(other.page);
    await other.page.locator('.hint').waitFor();
    expect(await other.page.getByText('ได้รับแล้ว 2').count()).toBe(0);
    expect([...browserErrors, ...other.browserErrors]).toEqual([]);
    await other.leave();
    await leave();
  });

  test('checks, previews and sends pictures once, and keeps them after a failed upload', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.goto('/contact');
    await open(page);
    const picker = page.locator('input[type=file]');
    await picker.setInputFiles(file('run.exe', Buffer.from('MZ')));
    await page.getByText(words.notSupported).waitFor();
    await picker.setInputFiles(file('no-picture.png', Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)])));
    // A picture that is only too large because of trailing bytes is re-encoded instead of refused.
    await previewOf(page, 'no-picture.jpg').waitFor();
    await page.locator('.previews button').click();
    await picker.setInputFiles(
      file('slip.gif', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(10485761)])),
    );
    await page.getByText(words.fileTooLarge).waitFor();
    await injectFault(id, 'uploadChatImage', { kind: 'cut-before', times: 1 });
    await picker.setInputFiles(file('slip.png', PNG));
    await previewOf(page, 'slip.png').waitFor();
    await page.getByRole('button', { name: words.send, exact: true }).click();
    await page.getByRole('alert').getByText(words.failed).waitFor();
    await page.getByRole('button', { name: words.resend }).click();
    await page.locator('.row.mine .meta time').waitFor();
    const sent = await mine(await guestOf(page));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ fileType: 'image' });
    expect(browserErrors.filter((text) => !/ERR_EMPTY_RESPONSE|502/.test(text))).toEqual([]);
    await leave();
  });

  test('keeps a draft and messages written offline across a reload', async () => {
    const { context, leave, page, browserErrors } = await visit(market.url());
    await page.goto('/contact');
    await open(page);
    await say(page, 'before');
    await page.locator('.reply').first().waitFor();
    const head = page.locator('.head');
    const heightOfHead = async () => (await head.boundingBox())?.height;
    const height = await heightOfHead();
    await context.setOffline(true);
    await say(page, 'written offline');
    await say(page, 'a second one');
    // The connection state has reserved space, so nothing below it moves.
    await head.locator('.link').waitFor();
    expect(await heightOfHead()).toBe(height);
    await page.getByRole('textbox', { name: words.write }).fill('a draft');
    await page.waitForFunction(() => {
      const kept = Object.values({ ...localStorage, ...sessionStorage }).join();
      return ['written offline', 'a second one', 'a draft'].every((text) => kept.includes(text));
    });
    await context.setOffline(false);
    await page.reload();
    await open(page);
    expect(await page.getByRole('textbox', { name: words.write }).inputValue()).toBe('a draft');
    await page.getByText('written offline').waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector('[data-chat-widget]')?.shadowRoot?.querySelectorAll('.row.mine time')
          .length === 3,
    );
    expect(await mine(await guestOf(page))).toEqual(['a second one', 'written offline', 'before']);
    expect(browserErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(text))).toEqual([]);
    await leave();
  });

  test('loads older messages above without moving the visible ones', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.goto('/contact');
    await open(page);
    await say(page, 'MENU');
    await page.locator('.reply').first().waitFor();
    const guest = `guest:${await guestOf(page)}`;
    for (let number = 1; number <= 60; number += 1) await operatorSays(id, guest, `line ${number}`);
    await page.reload();
    await open(page);
    await page.getByText('line 60', { exact: true }).last().waitFor();
    const scroller = page.locator('.scroller');
    // Until the rows fill the box, they start at its top, and older ones that are added above move them down.
    const below = await scroller.evaluate(async (box) => {
      while (box.scrollHeight <= box.clientHeight) await new Promise((done) => requestAnimationFrame(done));
      return Math.round(box.scrollHeight - box.clientHeight - box.scrollTop);
    });
    expect(below).toBe(0);
    const first = () => scroller.locator('.row').first();
    while ((await page.getByText('line 1', { exact: true }).count()) === 0) {
      const words = await first().innerText();
      const moved = await scroller.evaluate(async (box) => {
        box.scrollTop = 0;
        const row = box.querySelector('.row');
        const top = row?.getBoundingClientRect().top ?? 0;
        while (box.querySelector('.row') === row) await new Promise((done) => requestAnimationFrame(done));
        return (row?.getBoundingClientRect().top ?? 0) - top;
      });
      expect(moved).toBe(0);
      expect(await first().innerText()).not.toBe(words);
    }
    await page.getByText('line 1', { exact: true }).first().waitFor();
    await page.locator('.newest').click();
    await page.locator('.newest').waitFor({ state: 'detached' });
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows no chat while the operator has disabled it', async () => {
    await setSwitches(id, { enableChatWidget: false });
    const { leave, page } = await visit(market.url());
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-chat-widget]').count()).toBe(0);
    await setSwitches(id, { enableChatWidget: true });
    await leave();
  });
});
