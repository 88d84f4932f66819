import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitOffFonts, usedStyles } from './used-styles.js';

const HTML = '<main class="page wide"><button class="button">a</button></main>';
const used = (/** @type {string} */ css) => usedStyles(css, HTML);

test('keeps matching rules in their order', () => {
  const css = 'html{margin:0}.page{color:red}.page .button:focus-visible{x:y}.wide.page:before{content:"}"}';
  assert.equal(used(css), css);
});

test('removes rules whose classes do not all occur, and selectors of a list that cannot match', () => {
  assert.equal(used('.dialog{a:b}.page .dialog{a:b}.button,.dialog{c:d}'), '.button{c:d}');
});

test('keeps rules that require a class to be absent, or one of several classes', () => {
  const css = '.button:not(.busy){a:b}:is(.page,.dialog) .button{a:b}';
  assert.equal(used(`${css}:is(.sheet,.dialog) .button{a:b}`), css);
});

test('filters rules in media queries, and removes empty media queries', () => {
  const css = '@media (hover:hover){.button:hover{a:b}.dialog{a:b}}@media print{.dialog{a:b}}';
  assert.equal(used(css), '@media (hover:hover){.button:hover{a:b}}');
});

test('keeps fonts, and only the animations in use', () => {
  const css = '@font-face{font-family:A}.button{animation:1s turn}@keyframes turn{to{rotate:1turn}}';
  assert.equal(used(`${css}@keyframes fade{to{opacity:0}}`), css);
});

test('splits off the fonts with a URL', () => {
  const local = '@font-face{font-family:B;src:local(B)}';
  const fetched = '@font-face{font-family:A;src:url(/a.woff2)}';
  assert.deepEqual(splitOffFonts(`${fetched}.dialog{a:url(b)}${local}@media print{.x{a:b}}`), {
    fonts: fetched,
    rest: `.dialog{a:url(b)}${local}@media print{.x{a:b}}`,
  });
});
