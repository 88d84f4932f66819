import type { Page } from 'playwright-core';
import { openChatAsGuest } from './chat-guest';
import { previewOf } from './chat-steps';
import { ON_THAI } from '../markets';

/** The DataTransfer of a dropped or pasted file. */
const createTransfer = (page: Page, name: string, type: string, size: number) =>
  page.evaluateHandle(
    ({ name: fileName, type: mime, size: bytes }) => {
      const content = new Uint8Array(bytes);
      content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: mime }));
      return transfer;
    },
    { name, type, size },
  );

describe.each(ON_THAI)('$name build: chat composer', (market) => {
  const words = market.words.chat;

  test('sends on Enter, but not with Shift, Ctrl, Alt or Meta, nor during IME composition', async () => {
    const { context, leave, page, field, sent, isSent, browserErrors } = await openChatAsGuest(market);
    await field.fill('one');
    for (const modifier of ['Shift', 'Control', 'Alt', 'Meta']) await field.press(`${modifier}+Enter`);
    expect((await field.inputValue()).trim()).toBe('one');
    await field.fill('');
    const session = await context.newCDPSession(page);
    await field.focus();
    await session.send('Input.imeSetComposition', { text: 'สวัส', selectionStart: 4, selectionEnd: 4 });
    await page.evaluate(() => {
      const inside = document.activeElement?.shadowRoot?.activeElement;
      inside?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, composed: true }),
      );
    });
    expect(await field.inputValue()).toBe('สวัส');
    await session.send('Input.insertText', { text: 'สวัสดี' });
    await field.press('Enter');
    await isSent(1);
    expect(await field.inputValue()).toBe('');
    expect(await sent()).toEqual(['สวัสดี']);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows the counter near 2,000 characters, and keeps a longer text without sending it', async () => {
    const { leave, page, field, sent, isSent } = await openChatAsGuest(market);
    await field.fill('ก'.repeat(1700));
    expect(await page.locator('.counter').count()).toBe(0);
    await field.fill('ก'.repeat(1990));
    expect(await page.locator('.counter').innerText()).toMatch(/10/);
    await field.fill('ก'.repeat(2001));
    await page.locator('.counter.over').waitFor();
    await field.press('Enter');
    expect((await field.inputValue()).length).toBe(2001);
    await field.press('Backspace');
    await field.press('Enter');
    await isSent(1);
    expect(await sent()).toEqual(['ก'.repeat(2000)]);
    await leave();
  });

  test('keeps a draft after closing', async () => {
    const { leave, page, field } = await openChatAsGuest(market);
    await field.fill('ยังไม่ส่ง');
    await page.getByRole('button', { name: words.close }).click();
    await page.getByRole('button', { name: words.open }).click();
    expect(await field.inputValue()).toBe('ยังไม่ส่ง');
    await leave();
  });

  test('applies the same rules to dropped, pasted and chosen files', async () => {
    const { leave, page, field, sent, isSent, browserErrors } = await openChatAsGuest(market);
    const panel = page.getByRole('dialog').first();
    const dropped = await createTransfer(page, 'dropped.png', 'image/png', 2000);
    await panel.dispatchEvent('dragover', { dataTransfer: dropped });
    await page.locator('.drop').waitFor();
    await panel.dispatchEvent('drop', { dataTransfer: dropped });
    await page.locator('.drop').waitFor({ state: 'detached' });
    await previewOf(page, 'dropped.png').waitFor();
    const pasted = await createTransfer(page, 'pasted.png', 'image/png', 2000);
    await field.evaluate((target, clipboardData) => {
      target.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
      );
    }, pasted);
    await previewOf(page, 'pasted.png').waitFor();
    const film = await createTransfer(page, 'film.mp4', 'video/mp4', 100);
    await panel.dispatchEvent('drop', { dataTransfer: film });
    await page.getByRole('alert').getByText(words.notSupported).waitFor();
    await page.evaluate(() => {
      const content = new Uint8Array(20 * 1024 * 1024 + 1);
      content.set(new TextEncoder().encode('    ftypisom'));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'film.mp4'));
      document
        .querySelector('[data-chat-widget]')
        ?.shadowRoot?.querySelector('.panel')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await page.getByRole('alert').getByText(/20 MB/).waitFor();
    await field.fill('สองรูป');
    await field.press('Enter');
    await isSent(3);
    expect(await sent()).toEqual([
      expect.objectContaining({ fileType: 'image' }),
      expect.objectContaining({ fileType: 'image' }),
      'สองรูป',
    ]);
    expect(browserErrors.filter((text) => !/ERR_FILE_NOT_FOUND|Failed to load resource/.test(text))).toEqual(
      [],
    );
    await leave();
  });

  test('downsizes a photo of more than 10 MB and sends a smaller one unchanged', async () => {
    const { leave, page, field, sent, isSent } = await openChatAsGuest(market);
    const sizes = await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      const photo = async (side: number, name: string) => {
        canvas.width = canvas.height = side;
        const drawing = canvas.getContext('2d');
        const picture = drawing?.createImageData(side, side);
        if (!drawing || !picture) throw new Error('no canvas');
        // Noise does not compress, which makes the PNG large.
        for (let at = 0; at < picture.data.length; at += 65_536) {
          crypto.getRandomValues(picture.data.subarray(at, Math.min(at + 65_536, picture.data.length)));
        }
        for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
        drawing.putImageData(picture, 0, 0);
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
        if (!blob) throw new Error('no picture');
        return new File([blob], name, { type: 'image/png' });
      };
      const files = [await photo(2000, 'large.png'), await photo(500, 'small.png')];
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      document
        .querySelector('[data-chat-widget]')
        ?.shadowRoot?.querySelector('.panel')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      return files.map(({ size }) => size);
    });
    expect(sizes[0]).toBeGreaterThan(10 * 1024 * 1024);
    await previewOf(page, 'large.jpg').waitFor();
    await previewOf(page, 'small.png').waitFor();
    await field.press('Enter');
    await isSent(2);
    const stored = await Promise.all(
      (await sent()).map(async (payload) => {
        const url = typeof payload === 'object' && payload ? String(Reflect.get(payload, 'url')) : '';
        return page.evaluate(async (address) => (await (await fetch(address)).blob()).size, url);
      }),
    );
    expect(stored[0]).toBeLessThanOrEqual(10 * 1024 * 1024);
    expect(stored[0]).toBeGreaterThan(1000);
    expect(stored[1]).toBe(sizes[1]);
    await leave();
  });
});
