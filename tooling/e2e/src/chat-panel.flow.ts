import type { Browser, Page } from 'playwright-core';
import { previewOf } from './chat-steps';
import { chatWords } from './chat-words';
import { launch, type Visit, visit } from './harness/browser';
import { api, operatorSays, operatorShows } from './harness/operator';
import { MARKETS } from './markets';

const [market] = MARKETS;
if (!market) throw new Error('no market');
const words = chatWords.th;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

type Shape = Parameters<typeof visit>[2];

/** A guest with the panel open. */
async function guest(options: Shape = {}, before?: (page: Page) => Promise<void>) {
  const visited: Visit = await visit(browser, market?.url() ?? '', options);
  const { page } = visited;
  await before?.(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: words.open }).click();
  const field = page.getByRole('textbox', { name: words.write });
  await field.waitFor();
  const guestId = await page.evaluate(() => localStorage.getItem('guest-id') ?? '');
  const history = () =>
    api('th', 'POST', '/api/chat/history', { guestId, skip: 0, limit: 100 }) as Promise<
      { sender: string; message: { payload: unknown } }[]
    >;
  /** What the guest has sent, oldest first. */
  const sent = async () =>
    (await history())
      .filter(({ sender }) => sender === 'customer')
      .map(({ message }) => message.payload)
      .reverse();
  const isSent = (count: number) =>
    page.waitForFunction(
      (wanted) =>
        document.querySelector('[data-chat-widget]')?.shadowRoot?.querySelectorAll('.row.mine time')
          .length === wanted,
      count,
    );
  return { ...visited, field, sent, isSent, conversation: `guest:${guestId}` };
}

/** A file that the page holds, as a drop or a paste brings it. */
const transferOf = (page: Page, name: string, type: string, size: number) =>
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

test('Enter sends; with Shift, Ctrl, Alt or Meta, and while an input method composes, it does not', async () => {
  const { context, page, field, sent, isSent, complaints } = await guest();
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
  expect(complaints).toEqual([]);
  await context.close();
});

test('the counter comes near 2,000, and more than that is kept and not sent', async () => {
  const { context, page, field, sent, isSent } = await guest();
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
  await context.close();
});

test('a draft is there after closing', async () => {
  const { context, page, field } = await guest();
  await field.fill('ยังไม่ส่ง');
  await page.getByRole('button', { name: words.close }).click();
  await page.getByRole('button', { name: words.open }).click();
  expect(await field.inputValue()).toBe('ยังไม่ส่ง');
  await context.close();
});

test('files come by drop and by paste, by the same rules as by the button', async () => {
  const { context, page, field, sent, isSent, complaints } = await guest();
  const panel = page.getByRole('dialog').first();
  const dropped = await transferOf(page, 'dropped.png', 'image/png', 2000);
  await panel.dispatchEvent('dragover', { dataTransfer: dropped });
  await page.locator('.drop').waitFor();
  await panel.dispatchEvent('drop', { dataTransfer: dropped });
  await page.locator('.drop').waitFor({ state: 'detached' });
  await previewOf(page, 'dropped.png').waitFor();
  const pasted = await transferOf(page, 'pasted.png', 'image/png', 2000);
  await field.evaluate((target, clipboardData) => {
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  }, pasted);
  await previewOf(page, 'pasted.png').waitFor();
  const film = await transferOf(page, 'film.mp4', 'video/mp4', 100);
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
  expect(complaints.filter((text) => !/ERR_FILE_NOT_FOUND|Failed to load resource/.test(text))).toEqual([]);
  await context.close();
});

test('a photo of more than 10 MB is made smaller, one of less goes as it is', async () => {
  const { context, page, field, sent, isSent } = await guest();
  const sizes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const photo = async (side: number, name: string) => {
      canvas.width = canvas.height = side;
      const drawing = canvas.getContext('2d');
      const picture = drawing?.createImageData(side, side);
      if (!drawing || !picture) throw new Error('no canvas');
      // Noise does not compress: a PNG of it is as large as it looks.
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
  await context.close();
});

test('a burst is told once, and nothing of what was there before', async () => {
  const { context, page, field, isSent, conversation } = await guest();
  await field.fill('MENU');
  await field.press('Enter');
  await isSent(1);
  await page.locator('.reply').first().waitFor();
  const told = page.getByRole('status');
  await page.waitForFunction(() =>
    document
      .querySelector('[data-chat-widget]')
      ?.shadowRoot?.querySelector('.panel [role=status]')
      ?.textContent?.trim(),
  );
  await page.evaluate(() => {
    const status = document
      .querySelector('[data-chat-widget]')
      ?.shadowRoot?.querySelector('.panel [role=status]');
    if (!status) throw new Error('no status');
    const changes: string[] = [];
    Reflect.set(window, 'told', changes);
    new MutationObserver(() => changes.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await Promise.all(
    Array.from({ length: 20 }, (_, number) => operatorSays('th', conversation, `burst ${number}`)),
  );
  await page.locator('.row', { hasText: 'burst' }).nth(19).waitFor();
  await told.getByText(/20/).waitFor();
  const changes = await page.evaluate(() => Reflect.get(window, 'told') as string[]);
  // A slow machine may take the burst in a few gulps; one word for each message would be a flood.
  expect(changes.length).toBeLessThanOrEqual(4);
  expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off');
  await context.close();
});

test('everything is reached and answered by the keyboard, and focus comes back', async () => {
  const { context, page, field, sent, isSent, conversation } = await guest();
  await operatorShows('th', conversation, 'CARDS');
  await page.locator('.card').nth(2).waitFor();
  await operatorShows('th', conversation, 'MENU');
  await page.locator('.reply').first().waitFor();
  await field.focus();
  const focused = () =>
    page.evaluate(() => {
      const inside = document.activeElement?.shadowRoot?.activeElement;
      return `${inside?.localName}.${inside?.className}`;
    });
  const seen: string[] = [];
  for (let left = 40; left > 0 && !seen.includes('ul.cards'); left -= 1) {
    await page.keyboard.press('Shift+Tab');
    seen.push(await focused());
  }
  expect(seen).toEqual(expect.arrayContaining(['button.reply', 'ul.cards']));
  await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/\.choice$/);
  await page.locator('.reply').first().focus();
  await page.keyboard.press('Enter');
  await isSent(1);
  expect(await sent()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  expect(await focused()).toBe('button.launcher');
  await context.close();
});

/** Nothing sticks out sideways, and the text field and the way out can be seen. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-chat-widget]')?.shadowRoot;
    const height = window.visualViewport?.height ?? window.innerHeight;
    const inside = (selector: string) => {
      const box = root?.querySelector(selector)?.getBoundingClientRect();
      return (
        !!box && box.top >= 0 && box.bottom <= height + 1 && box.left >= 0 && box.right <= window.innerWidth
      );
    };
    const scroller = root?.querySelector('.scroller');
    return {
      field: inside('textarea'),
      send: inside('.send'),
      close: inside('.head .icon'),
      // Two lines of what is said can be read.
      log: !!scroller && scroller.clientHeight >= 60,
      sideways: !scroller || scroller.scrollWidth > scroller.clientWidth,
    };
  });
const FITTING = { field: true, send: true, close: true, log: true, sideways: false };

test.each([
  ['320 px', { width: 320, height: 568 }],
  ['a phone at 200 %', { width: 180, height: 370 }],
  ['a screen at 200 %', { width: 640, height: 360 }],
  ['a screen at 400 %', { width: 320, height: 256 }],
  ['a tablet', { width: 800, height: 600 }],
])('it fits %s', async (_, viewport) => {
  const { context, page, conversation } = await guest({ viewport });
  await operatorSays('th', conversation, `${'W'.repeat(300)} https://example.com/${'x'.repeat(200)}`);
  await page.getByText(/WWW/).first().waitFor();
  expect(await fits(page)).toEqual(FITTING);
  await context.close();
});

test.each([
  ['a phone', { width: 360, height: 740 }],
  ['a tablet', { width: 820, height: 1180 }],
])(
  'the keyboard of %s leaves the text field in sight, and without motion nothing moves',
  async (_, viewport) => {
    const { context, page } = await guest({ viewport });
    await page.evaluate((height) => {
      const view = window.visualViewport;
      if (!view) throw new Error('no visual viewport');
      Object.defineProperty(view, 'height', { configurable: true, get: () => height });
      view.dispatchEvent(new Event('resize'));
    }, viewport.height * 0.55);
    expect(await fits(page)).toEqual(FITTING);
    const duration = await page
      .getByRole('dialog')
      .first()
      .evaluate((panel) => Number.parseFloat(getComputedStyle(panel).animationDuration));
    expect(duration).toBeLessThan(0.02);
    await context.close();
  },
);

test('where no WebSocket comes through, history brings the messages', async () => {
  const { context, page, field, isSent, conversation } = await guest({}, async (page) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'WebSocket', function refused() {
        throw new DOMException('refused', 'SecurityError');
      });
    });
  });
  await field.fill('one');
  await field.press('Enter');
  await isSent(1);
  await operatorSays('th', conversation, 'over history');
  await page.getByText('over history').first().waitFor();
  await context.close();
});

test('what is said is text, whatever it looks like', async () => {
  const { context, page, field, isSent, conversation, complaints } = await guest();
  const texts = [
    '<img src=x onerror="document.title=1"><script>document.title=2</script>',
    '\u202Egpj.exe\u202C \u2066\u2067\u2068 end',
    '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(70),
    'Z̸̡̢̛͔̗̺͕a̵͇̱̰l̷̨̛g̶o ﷽﷽﷽ ด้้้้้็็็็็้้้้้',
    'javascript:alert(1) data:text/html,x //evil.example',
  ];
  for (const text of texts) await operatorSays('th', conversation, text);
  await field.fill('😀'.repeat(1000));
  await field.press('Enter');
  await isSent(1);
  for (const text of texts) {
    await page.waitForFunction(
      (wanted) =>
        [
          ...(document.querySelector('[data-chat-widget]')?.shadowRoot?.querySelectorAll('.words') ?? []),
        ].some((each) => each.textContent === wanted),
      text,
    );
  }
  expect(await page.locator('.row a, .row img, .row script').count()).toBe(0);
  expect(await fits(page)).toEqual(FITTING);
  expect(complaints).toEqual([]);
  await context.close();
});
