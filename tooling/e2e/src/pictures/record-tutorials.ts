import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '@member-wallet/api-sdk';
import { type Browser, chromium, type Page } from 'playwright-core';
import { FLAGS } from '../harness/page/browser-flags';
import { chromiumLaunch } from '../harness/browsers/launch.mjs';
import { type RunningStack, startStack } from '../harness/stack/stack';
import { type CueName, CUES, type Tour, TUTORIALS } from './tutorials';

/**
 * Records the sandbox's tutorials from the running apps; needs ffmpeg. `npx tsx src/pictures/record-tutorials.ts
 * [th|la] [topic…]` writes each tutorial's video, poster and captions to tooling/sandbox/media/howto.
 */
const OUTPUT = fileURLToPath(new URL('../../../sandbox/media/howto/', import.meta.url));
const SIZE = { width: 360, height: 640 };
const FRAMES_PER_SECOND = 5;
const FRAME = 1000 / FRAMES_PER_SECOND;
/** The duration of a caption before the next action, in frames. */
const READING_FRAMES = 11;
const LARGEST = 300_000;
const PASSWORD = 'demo1234';
const MARKETS = {
  th: { build: 'thai', demo: '0812345678', fresh: '0867700001' },
  la: { build: 'laos', demo: '02055512345', fresh: '02078700001' },
} as const;

type MarketId = keyof typeof MARKETS;

const words = process.argv.slice(2);
function chosen<T extends string>(all: readonly T[]): readonly T[] {
  const named = all.filter((value) => words.includes(value));
  return named.length > 0 ? named : all;
}

const run = (program: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
  });

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function registerFresh(sandbox: string, market: MarketId, phone: string): Promise<void> {
  const switchOtp = (registerOTP: boolean) =>
    fetch(`${sandbox}/console/switches`, json({ market, registerOTP }));
  await switchOtp(false);
  await fetch(
    `${sandbox}/${market}/api/account`,
    json({
      name: market === 'th' ? 'สมหญิง ใจงาม' : 'ບຸນມີ ສີວິໄລ',
      username: phone,
      password: PASSWORD,
      bankCode: market === 'th' ? 'SCB' : 'LDB',
      bankAccountName: 'DEMO MEMBER',
      bankAccountNo: phone.slice(-10),
      currency: market === 'th' ? 'BAHT' : 'LAK',
    }),
  );
  await switchOtp(true);
}

interface Cue {
  readonly name: CueName;
  /** Milliseconds from the beginning. */
  readonly at: number;
}

interface Camera extends Tour {
  readonly cues: readonly Cue[];
  /** The number of frames taken so far. */
  frames(): number;
}

/** Takes frames of equal duration. Whatever happens between two frames is not recorded. */
function camera(page: Page, folder: string): Camera {
  let frames = 0;
  const cues: Cue[] = [];
  const shoot = async (times = 1) => {
    const path = join(folder, `${String(frames).padStart(4, '0')}.png`);
    await page.screenshot({ path });
    frames += 1;
    for (let again = 1; again < times; again += 1, frames += 1) {
      await page.screenshot({ path: join(folder, `${String(frames).padStart(4, '0')}.png`) });
    }
  };
  return {
    page,
    cues,
    frames: () => frames,
    see: () => shoot(4),
    async say(name) {
      cues.push({ name, at: frames * FRAME });
      await shoot(READING_FRAMES);
    },
    async press(target) {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (box) await showTouch(page, box.x + box.width / 2, box.y + box.height / 2);
      await shoot(2);
      await hideTouch(page);
      await target.click();
      await shoot(1);
      await page.waitForTimeout(450);
      await shoot(4);
    },
    async type(target, text) {
      await target.focus();
      for (const letter of text) {
        await page.keyboard.type(letter);
        await shoot(1);
      }
      await shoot(2);
    },
  };
}

// Sets the style through the DOM: the page's policy only forbids style attributes in markup.
const showTouch = (page: Page, x: number, y: number): Promise<void> =>
  page.evaluate(
    ([left, top]) => {
      const dot = document.createElement('div');
      dot.id = 'touch';
      dot.popover = 'manual';
      Object.assign(dot.style, {
        position: 'fixed',
        inset: 'auto',
        left: `${left - 19}px`,
        top: `${top - 19}px`,
        width: '38px',
        height: '38px',
        margin: '0',
        padding: '0',
        border: '3px solid #fff',
        borderRadius: '50%',
        background: 'rgb(255 255 255 / 35%)',
        pointerEvents: 'none',
      });
      document.body.append(dot);
      dot.showPopover();
    },
    [x, y] as const,
  );
const hideTouch = (page: Page): Promise<void> =>
  page.evaluate(() => document.getElementById('touch')?.remove());

const clock = (ms: number): string => new Date(ms).toISOString().slice(11, 23);

const captions = (cues: readonly Cue[], end: number, locale: Locale): string =>
  `WEBVTT\n\n${cues
    .map(
      ({ name, at }, index) =>
        `${clock(at)} --> ${clock(cues[index + 1]?.at ?? end)}\n${CUES[name][locale]}\n`,
    )
    .join('\n')}`;

async function record(browser: Browser, stack: RunningStack, market: MarketId, topic: string): Promise<void> {
  const tutorial = TUTORIALS[topic];
  if (!tutorial) throw new Error(`There is no tutorial ${topic}.`);
  const folder = await mkdtemp(join(tmpdir(), 'tutorial-'));
  const context = await browser.newContext({
    baseURL: stack[MARKETS[market].build],
    viewport: SIZE,
    colorScheme: 'dark',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  // Otherwise the agreement would cover the page.
  await context.addInitScript(() => localStorage.setItem('remember-agreement', 'true'));
  const page = await context.newPage();
  try {
    await page.goto('/login');
    await page.locator('form button[type=submit]').waitFor();
    await page.locator('input[name=phone]').fill(MARKETS[market][tutorial.member]);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/user/home');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const tour = camera(page, folder);
    await tutorial.steps(tour);
    const target = join(OUTPUT, market, topic);
    await mkdir(join(OUTPUT, market), { recursive: true });
    await run('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-framerate', String(FRAMES_PER_SECOND)],
      ...['-i', join(folder, '%04d.png'), '-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0'],
      ...['-pix_fmt', 'yuv420p', '-g', '50', '-row-mt', '1', `${target}.webm`],
    ]);
    await run('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-i', join(folder, '0000.png'), '-q:v', '6', '-update', '1'],
      `${target}.jpg`,
    ]);
    for (const locale of locales) {
      await writeFile(`${target}.${locale}.vtt`, captions(tour.cues, tour.frames() * FRAME, locale));
    }
    const { size } = await stat(`${target}.webm`);
    console.log(`${market} ${topic}: ${(tour.frames() * FRAME) / 1000} s, ${Math.round(size / 1000)} kB`);
    if (size > LARGEST) throw new Error(`${topic} is larger than ${LARGEST} bytes.`);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const stack = await startStack();
const browser = await chromium.launch(await chromiumLaunch({ args: FLAGS }));
try {
  for (const market of chosen(['th', 'la'])) {
    // The same member receives the bonus and cancels it.
    await registerFresh(stack.sandbox, market, MARKETS[market].fresh);
    for (const topic of chosen(Object.keys(TUTORIALS))) {
      await record(browser, stack, market, topic);
    }
  }
} finally {
  await browser.close();
  await stack.close();
}
