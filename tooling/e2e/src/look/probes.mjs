import * as boxes from './page-boxes.mjs';
import * as fields from './page-fields.mjs';
import * as focus from './page-focus.mjs';
import * as frame from './page-frame.mjs';
import * as targets from './page-targets.mjs';
import * as texts from './page-texts.mjs';
import * as words from './page-words.mjs';
import { readFile } from 'node:fs/promises';

const FILES = [
  'page-boxes',
  'page-texts',
  'page-words',
  'page-frame',
  'page-targets',
  'page-fields',
  'page-focus',
];

/** The functions of the page files as one script: what a module imports stands beside it there. */
async function readProbes() {
  const sources = await Promise.all(
    FILES.map((name) => readFile(new URL(`./${name}.mjs`, import.meta.url), 'utf8')),
  );
  const names = [boxes, texts, words, frame, targets, fields, focus].flatMap((module) => Object.keys(module));
  // Each file in a scope of its own would hide them from one another; their constants have names of their own.
  const body = sources
    .join('\n')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '');
  return `globalThis.look = (() => { ${body}\nreturn { ${names.join(', ')} }; })();`;
}

const source = await readProbes();

/** Puts the probes into a page, once. */
export const addProbes = (page) => page.evaluate(source);

/** What is wrong with the page as it stands at this width; line ends only of texts as they are written. */
export const layoutFaults = (page, { asWritten = true } = {}) =>
  page.evaluate((isAsWritten) => {
    const { look } = globalThis;
    const texts = look.shownTexts();
    return [
      ...look.sidewaysScroll(),
      ...look.sheetsThatDoNotFit(),
      ...look.cutTexts(texts),
      ...look.cutHints(),
      ...look.collidingTexts(texts),
      ...look.tightLines(texts),
      ...look.smallTargets(),
      ...look.awkwardFields(),
      ...look.lateControls(),
      ...look.movingThings(),
      ...(isAsWritten ? look.partedWords(texts) : []),
    ];
  }, asWritten);

/** Sets the texts of a page wider apart, as far as WCAG 1.4.12 asks a layout to bear. Lines are as high already. */
export const spaceTexts = (page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    const hosts = [...globalThis.look.shownElements(document)].filter(({ shadowRoot }) => shadowRoot);
    for (const root of [document, ...hosts.map(({ shadowRoot }) => shadowRoot)]) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
  });

/** What a keyboard user does not see; with the system's own colours, what nobody sees. */
export const focusFaults = (page, forced) =>
  page.evaluate(
    (isForced) => [
      ...globalThis.look.unseenFocus(isForced),
      ...(isForced ? globalThis.look.edgelessControls() : []),
    ],
    forced,
  );
