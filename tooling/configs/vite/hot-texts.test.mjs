import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hotTexts } from './hot-texts.js';

const FILE = '/repository/packages/ui/src/i18n/texts/th/account.ts';
const { transform } = hotTexts();
let number = 0;

/** A stub of Vite's client: keeps a module's hot data from one version to the next. */
function client() {
  /** @type {(next: unknown) => void} */
  let accepted = () => assert.fail('the module accepts no update');
  const hot = {
    data: {},
    accept(/** @type {typeof accepted} */ callback) {
      accepted = callback;
    },
  };
  const page = new EventTarget();
  const load = async (/** @type {string} */ source) => {
    number += 1;
    const changed = transform(source, `${FILE}?t=${number}`);
    assert.ok(changed);
    const script = changed.code.replaceAll('import.meta.hot', 'globalThis.hot');
    return import(`data:text/javascript,${encodeURIComponent(`/* ${number} */ ${script}`)}`);
  };
  Object.assign(globalThis, { hot, window: page });
  return {
    load,
    page,
    async update(/** @type {string | null} */ source) {
      accepted(source === null ? undefined : await load(source));
    },
  };
}

test('copies each edit into the table that the page holds, and dispatches an event', async () => {
  const { load, update, page } = client();
  let events = 0;
  page.addEventListener('texts-changed', () => {
    events += 1;
  });
  const { login } = await load("export const login = { title: 'one' };");
  await update("export const login = { title: 'two' };");
  assert.equal(login.title, 'two');
  await update("export const login = { title: 'three' };");
  assert.equal(login.title, 'three');
  assert.equal(events, 2);
});

test('ignores a version that fails to run', async () => {
  const { load, update } = client();
  const { login } = await load("export const login = { title: 'one' };");
  await update(null);
  assert.equal(login.title, 'one');
});

test('leaves other files unchanged', () => {
  const code = 'export const login = {};';
  assert.equal(transform(code, '/repository/packages/ui/src/i18n/texts/th/rest.ts'), null);
  assert.equal(transform(code, '/repository/packages/chat/src/widget/panel/words.tsx'), null);
  assert.match(transform(code, '/repository/packages/chat/src/widget/texts/la.ts')?.code ?? '', /login/);
});
