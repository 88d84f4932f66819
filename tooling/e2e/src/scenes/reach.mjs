/** How scenes get to a place: members, visitors, answers of the server that are held, changed or refused. */

/**
 * @typedef {object} Context
 * @property {import('playwright-core').Page} page a tab that nothing was opened in yet
 * @property {'thai' | 'laos'} build
 * @property {{ sandbox: string, thai: string, laos: string }} stack
 */

export const DEMO = { thai: '0812345678', laos: '02055512345' };
export const EMPTY = { thai: '0898765432', laos: '02099887766' };
/** Members with a bonus under way. */
export const BONUS = { thai: '0865550123', laos: '02099887766' };
export const PASSWORD = 'demo1234';
export const MARKET = { thai: 'th', laos: 'la' };

const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Says something to the sandbox's console. */
export const tellConsole = (stack, path, body) => fetch(`${stack.sandbox}/console/${path}`, json(body));

export const switches = ({ stack, build }, values) =>
  tellConsole(stack, 'switches', { market: MARKET[build], ...values });

/** Tokens are good for the whole run: logging in costs the sandbox a password hash. */
const tokens = new Map();

async function tokenOf({ stack, build }, phone) {
  const key = `${stack.sandbox} ${phone}`;
  if (!tokens.has(key)) {
    const answer = await fetch(
      `${stack.sandbox}/${MARKET[build]}/api/login`,
      json({ username: phone, password: PASSWORD }),
    );
    tokens.set(key, (await answer.json()).token);
  }
  return tokens.get(key);
}

/** Opens a page of a member's, in this tab only. */
export async function member(context, path, phone = DEMO[context.build]) {
  const token = await tokenOf(context, phone);
  await context.page.addInitScript((value) => {
    // The sandbox's game pages have no storage.
    if (window.origin !== 'null') sessionStorage.setItem('token', value);
  }, token);
  await context.page.goto(path);
  await context.page.locator('main').waitFor();
}

export async function visitor({ page }, path) {
  await page.goto(path);
  await page.locator('main, h1').first().waitFor();
}

const API = '**/api/';

/** Per tab: the addresses whose answers never come, and what was asked of them. */
const held = new WeakMap();
const heldBy = (page) => held.get(page) ?? { paths: [], routes: [] };

/** Answers to this address never come: what a member sees meanwhile. */
export async function hold({ page }, path) {
  const { paths, routes } = heldBy(page);
  held.set(page, { paths: [...paths, `/api/${path.replaceAll('*', '')}`], routes });
  await page.route(`${API}${path}`, (route) => void routes.push(route));
}

/** Closes a scene's tab. What it holds is cut first: the browser would let it through to the server. */
export async function closeScene(page) {
  await Promise.all(heldBy(page).routes.map((route) => route.abort().catch(() => undefined)));
  await page.close();
}

/** Sockets stay open, and what is held never ends: nobody waits for those. */
const endless = (page, url) =>
  url.includes('/socket.io/') || heldBy(page).paths.some((path) => url.includes(path));

/**
 * Watches what a tab asks for.
 * @param {import('playwright-core').Page} page
 * @returns {() => Promise<void>} resolves when every answer is there, the fonts too, and nothing moves
 */
export function watchRest(page) {
  const running = new Set();
  page.on('request', (request) => running.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => running.delete(request));
  const answered = () => [...running].every((request) => endless(page, request.url()));
  return async () => {
    const deadline = Date.now() + 20_000;
    // Twice in a row: one answer often leads to the next question.
    for (let calm = 0; calm < 2 && Date.now() < deadline; calm = answered() ? calm + 1 : 0) {
      await page.waitForTimeout(60);
    }
    await page.evaluate(rest);
  };
}

/** In the page: the fonts are there, and what ends by itself has ended. */
async function rest() {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  const patience = new Promise((resolve) => setTimeout(resolve, 1500));
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), patience]);
}

/** Answers to this address are these. */
export const answer = ({ page }, path, body, status = 200) =>
  page.route(`${API}${path}`, (route) => route.fulfill({ status, json: body }));

/** The server refuses with a code of the catalogue. */
export const refuse = (context, path, message = 'INTERNAL_SERVER_ERROR', status = 400) =>
  answer(context, path, { message }, status);

/** The line is cut before an answer comes. */
export const cut = ({ page }, path) => page.route(`${API}${path}`, (route) => route.abort());

/** What the server says to this address, changed. */
export const change = ({ page }, path, edit) =>
  page.route(`${API}${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit(await response.json()) });
  });

export const next = (page) => page.locator('form button[type=submit]').click();
export const dialog = (page) => page.locator('dialog[open]').last();
export const alertDialog = (page) => page.locator('dialog[open][role=alertdialog]').waitFor();
/** Something that is still to come. */
export const waiting = (page) => page.locator('[aria-busy=true], [class*=_bar_]').first().waitFor();

/** Toasts stay: what goes by itself after seconds is looked at too. */
export const keepToasts = ({ page }) =>
  page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = (what, ms, ...rest) => (ms === 2000 || ms === 4000 ? 0 : later(what, ms, ...rest));
  });

export const toast = (page) => page.locator('[class*=_toast_]').first().waitFor();
