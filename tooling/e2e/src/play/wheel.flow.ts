import type { Page } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { callCount, clearFaults, giveRewards, injectFault } from '../harness/stack/operator';
import { ON_THAI, type Market } from '../markets';
import { logIn, registerByApi } from '../steps';
import { sampled } from '@member-wallet/testing';
import { COLOURS, NAMES, drawingWithFonts, type Slice, recordDrawing } from './wheel-face';

describe.each(ON_THAI)('$name build: wheel', (market: Market) => {
  const { words } = market;
  const id = words.market;
  let next = 300;
  afterEach(clearFaults);

  const hub = (page: Page) => page.getByRole('button', { name: words.wheel.spin });
  const prizeDialog = (page: Page) =>
    page
      .getByRole('alertdialog')
      .filter({ has: page.getByRole('heading', { name: words.wheel.prizeTitle }) });

  interface Options {
    readonly slices?: readonly Slice[];
    readonly coins?: number;
    readonly moves?: boolean;
    readonly viewport?: { width: number; height: number };
    readonly prepare?: (page: Page) => Promise<unknown>;
  }
  async function open({ slices, coins = 1, moves = false, viewport, prepare }: Options) {
    const member = await registerByApi(market, market.freshPhone(next++));
    if (coins > 0) await giveRewards(id, member.phone, { coins });
    const visited = await visit(market.url(), viewport ? { viewport } : {});
    const { page } = visited;
    await page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
    if (slices) {
      const result = { activeSpinwheel: { name: 'Wheel', slice: slices }, userCoin: coins };
      await page.route('**/api/spinwheel/setup', (route) => route.fulfill({ json: { result } }));
    }
    await prepare?.(page);
    await logIn(page, market, member);
    await page.goto('/user/spin');
    await hub(page).waitFor();
    await page.evaluate(() => document.fonts.ready);
    return visited;
  }
  const named = (count: number): readonly Slice[] =>
    Array.from({ length: count }, (_, index) => ({
      code: `P${index + 1}`,
      label: NAMES[id][index % 12] ?? '',
      bgColor: index % 2 ? '#17233D' : '#22305C',
      textColor: '#F4F6FB',
    }));
  const WIDE = { width: 412, height: 915 };

  test.each(
    sampled<[number, number]>(
      [
        [8, 11],
        [12, 9],
      ],
      [12, 9],
    ),
  )(
    'shows the complete names of %i prizes, at least %i px high and not under the pointer',
    async (count, least) => {
      const slices = named(count);
      const { page, browserErrors, leave } = await open({ slices, viewport: WIDE, prepare: recordDrawing });
      const whole = slices.map(({ label }) => label.replace(/\s/g, '')).join('');
      const drawn = await drawingWithFonts(page);
      expect(drawn.map(({ text }) => text.replace(/\s/g, '')).join('')).toBe(whole);
      expect(Math.min(...drawn.map(({ size }) => size))).toBeGreaterThanOrEqual(least);
      const wheel = await page.locator('main canvas').boundingBox();
      const pointer = await page.locator('main canvas ~ [class*=_pointer_]').boundingBox();
      if (!wheel || !pointer) throw new Error('there is no wheel');
      expect(wheel.width).toBe(350);
      const rim = wheel.height / 2 - Math.max(...drawn.map(({ top }) => top));
      expect(pointer.y + pointer.height - wheel.y).toBeLessThan(rim);
      expect(await page.getByRole('region', { name: words.wheel.prizes }).count()).toBe(0);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test('numbers the slices and lists the prizes if their names would be too small', async () => {
    const slices = named(37);
    const { page, browserErrors, leave } = await open({ slices, prepare: recordDrawing });
    const legend = page.getByRole('region', { name: words.wheel.prizes });
    await legend.waitFor();
    const drawn = await drawingWithFonts(page);
    expect(drawn.map(({ text }) => text)).toEqual(slices.map((_, index) => `${index + 1}`));
    expect(Math.min(...drawn.map(({ size }) => size))).toBeGreaterThanOrEqual(9);
    await legend.getByRole('button').click();
    expect(await legend.getByRole('listitem').allTextContents()).toEqual(
      slices.map(({ label }, index) => `${index + 1}${label}`),
    );
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('renders colours correctly in many notations', async () => {
    const slices = COLOURS.map(([bgColor], index) => ({ code: `P${index}`, label: '', bgColor }));
    const { page, browserErrors, leave } = await open({ slices });
    const seen = await page.locator('main canvas').evaluate((canvas, count) => {
      const { width } = canvas as HTMLCanvasElement;
      const context = (canvas as HTMLCanvasElement).getContext('2d');
      return Array.from({ length: count }, (_, index) => {
        const angle = (index / count - 0.25) * 2 * Math.PI;
        const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) =>
          Math.round((width / 2) * (1 + 0.6 * part)),
        );
        return [...(context?.getImageData(x ?? 0, y ?? 0, 1, 1).data ?? [])].slice(0, 3);
      });
    }, slices.length);
    for (const [index, [css, rgb]] of COLOURS.entries()) {
      const off = rgb.map((channel, part) => Math.abs(channel - (seen[index]?.[part] ?? Number.NaN)));
      expect([css, Math.max(...off) <= 2]).toEqual([css, true]);
    }
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows a prize beyond the sixtieth of ninety, with its slice under the pointer', async () => {
    const slices = Array.from({ length: 90 }, (_, index) => ({
      code: `P${index + 1}`,
      label: `${index + 1} ★`,
    }));
    const { page, browserErrors, leave } = await open({
      slices,
      prepare: (opened) =>
        opened.route('**/api/spinwheel/spin', (route) =>
          route.fulfill({
            json: { success: true, result: { code: 'P77', label: '77 ★', remainingCoin: 0 } },
          }),
        ),
    });
    await hub(page).click();
    await prizeDialog(page).waitFor();
    expect(await prizeDialog(page).textContent()).toContain('77 ★');
    const transform = await page.locator('main canvas').evaluate((canvas) => canvas.style.transform);
    const turns = Number(/rotate\((.+)turn\)/.exec(transform)?.[1] ?? Number.NaN);
    expect(Math.floor(((((0.5 / 60 - turns) % 1) + 1) % 1) * 60)).toBe(59);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('keeps spinning and ticking until a response after 6 s, then slows down gradually', async () => {
    const { page, browserErrors, leave } = await open({
      moves: true,
      prepare: (opened) =>
        opened.addInitScript(() => {
          const felt: { at: number; pattern: unknown }[] = [];
          Object.assign(window, { felt });
          navigator.vibrate = (pattern) => felt.push({ at: performance.now(), pattern }) > 0;
        }),
    });
    await injectFault(id, 'spin', { kind: 'delay', ms: 6000, times: 1 });
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/spinwheel/spin'));
    await hub(page).click();
    await page.locator('main [data-state=spinning]').waitFor();
    await page.waitForTimeout(4500);
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect instanceof KeyframeEffect)
        .map(({ effect }) => (effect as KeyframeEffect).target)
        .filter((element) => element?.closest('[data-state=spinning]'))
        .map((element) => element?.className),
    );
    expect(running).toEqual(
      expect.arrayContaining([
        expect.stringContaining('_face_'),
        expect.stringContaining('_pointer_'),
        // The colour strip.
        '',
      ]),
    );
    await answered;
    const since = await page.evaluate(() => performance.now());
    await page.locator('main [data-state=won]').waitFor();
    const took = await page.evaluate((start) => performance.now() - start, since);
    expect(took).toBeGreaterThan(2850);
    await prizeDialog(page).waitFor();
    const felt = await page.evaluate(() => Reflect.get(window, 'felt') as { pattern: unknown }[]);
    // A tick pattern every five seconds, one for the way to the prize, then the prize's, which nothing interrupts.
    const patterns = felt.map(({ pattern }) => pattern).filter((pattern) => Array.isArray(pattern));
    expect(patterns.length).toBeGreaterThanOrEqual(3);
    expect(patterns.at(-1)?.reduce((sum, part) => sum + part, 0)).toBeGreaterThan(2000);
    expect(felt.map(({ pattern }) => pattern).slice(-2)).toEqual([24, 0]);
    const [prize, end] = await page.evaluate(() =>
      (Reflect.get(window, 'felt') as { at: number }[]).slice(-2).map(({ at }) => at),
    );
    expect((end ?? 0) - (prize ?? 0)).toBeGreaterThan(500);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('with reduced motion, shows activity while a response is late, and does not vibrate', async () => {
    const { page, browserErrors, leave } = await open({
      prepare: (opened) =>
        opened.addInitScript(() => {
          Object.assign(window, { felt: 0 });
          navigator.vibrate = () => Object.assign(window, { felt: 1 }) !== null;
        }),
    });
    await injectFault(id, 'spin', { kind: 'delay', ms: 6000, times: 1 });
    await hub(page).click();
    await page.locator('main [data-state=spinning] button svg').waitFor();
    const animated = await page
      .locator('main [data-state=spinning] button svg')
      .evaluate((sign) => sign.getAnimations().length);
    expect(animated).toBe(1);
    await prizeDialog(page).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'felt') as number)).toBe(0);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows no prize and keeps the coin after a failed call', async () => {
    const { page, leave } = await open({ moves: true });
    await injectFault(id, 'spin', { kind: 'error', code: 'INTERNAL_SERVER_ERROR', status: 400, times: 1 });
    const states = page.evaluate(async () => {
      const wheel = document.querySelector('main [data-state]');
      const seen = new Set<string | undefined>();
      await new Promise<void>((resolve) => {
        new MutationObserver(() => {
          const state = (wheel as HTMLElement).dataset['state'];
          seen.add(state);
          if (state === 'idle') resolve();
        }).observe(wheel as HTMLElement, { attributes: true });
      });
      return [...seen];
    });
    await hub(page).click();
    expect(await states).toEqual(['spinning', 'idle']);
    await page.getByRole('alertdialog').getByText(words.wheel.internal).first().waitFor();
    expect(await prizeDialog(page).count()).toBe(0);
    expect(await hub(page).textContent()).toContain('1');
    await leave();
  });

  test('spins again from the dialog until the coins are spent, once per double tap', async () => {
    const { page, browserErrors, leave } = await open({ coins: 2 });
    const calls = await callCount(id, 'spin');
    await hub(page).click();
    await prizeDialog(page).waitFor();
    const again = page.getByRole('button', { name: words.wheel.again });
    const box = await again.boundingBox();
    if (!box) throw new Error('the button has no place');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForResponse((response) => response.url().endsWith('/api/spinwheel/spin'));
    await prizeDialog(page).waitFor();
    await again.waitFor({ state: 'detached' });
    expect(await callCount(id, 'spin')).toBe(calls + 2);
    await prizeDialog(page).getByRole('button', { name: words.confirm }).click();
    await page.getByRole('link', { name: words.wheel.bonuses }).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('is silent until the sound is switched on, and remembers that', async () => {
    const { page, browserErrors, leave } = await open({ moves: true });
    const sound = page.getByRole('button', { name: words.wheel.sound });
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
    await sound.click();
    await page.reload();
    await hub(page).waitFor();
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('keeps the button and the pointer visible on a phone in landscape', async () => {
    const { page, browserErrors, leave } = await open({});
    const untilClear = () =>
      page.waitForFunction(() => {
        const [pointer, button] = ['[class*=_pointer_]', 'button'].map((part) =>
          document.querySelector(`main canvas ~ ${part}`)?.getBoundingClientRect(),
        );
        if (!pointer || !button) return false;
        const { left, right, top, bottom } = button;
        const middle = (left + right) / 2;
        return (
          pointer.top >= 0 &&
          [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
            document.elementFromPoint(middle, y)?.closest('main canvas ~ button'),
          )
        );
      });
    await page.setViewportSize({ width: 740, height: 360 });
    await untilClear();
    await page.reload();
    await hub(page).waitFor();
    await untilClear();
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
