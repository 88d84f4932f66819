import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dividedByFonts, usedStyles } from './used-styles.js';

const HTML = '<main class="page wide"><button class="button">a</button></main>';
const used = (/** @type {string} */ css) => usedStyles(css, HTML);

test('keeps what applies, in its order', () => {
  const css = 'html{margin:0}.page{color:red}.page .button:focus-visible{x:y}.wide.page:before{content:"}"}';
  assert.equal(used(css), css);
});

test('drops a rule whose classes do not all occur, and the selectors of a list that do not apply', () => {
  assert.equal(used('.dialog{a:b}.page .dialog{a:b}.button,.dialog{c:d}'), '.button{c:d}');
});

test('keeps a rule that needs a class to be absent, or one of several', () => {
  const css = '.button:not(.busy){a:b}:is(.page,.dialog) .button{a:b}';
  assert.equal(used(`${css}:is(.sheet,.dialog) .button{a:b}`), css);
});

test('looks into media queries, and drops those that become empty', () => {
  const css = '@media (hover:hover){.button:hover{a:b}.dialog{a:b}}@media print{.dialog{a:b}}';
  assert.equal(used(css), '@media (hover:hover){.button:hover{a:b}}');
});

test('keeps fonts, and only the animations that are named', () => {
  const css = '@font-face{font-family:A}.button{animation:1s turn}@keyframes turn{to{rotate:1turn}}';
  assert.equal(used(`${css}@keyframes fade{to{opacity:0}}`), css);
});

test('fonts that have to be fetched stand apart from everything else', () => {
  const local = '@font-face{font-family:B;src:local(B)}';
  const fetched = '@font-face{font-family:A;src:url(/a.woff2)}';
  assert.deepEqual(dividedByFonts(`${fetched}.dialog{a:url(b)}${local}@media print{.x{a:b}}`), {
    fonts: fetched,
    rest: `.dialog{a:url(b)}${local}@media print{.x{a:b}}`,
  });
});
