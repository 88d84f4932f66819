import fc from 'fast-check';
import { plainTags } from './plain-tags';

const ALLOWED = { tags: new Set(['p', 'b', 'a', 'img']), attributes: new Set(['href', 'title', 'src']) };
const plain = (html: string) => plainTags(html, ALLOWED);

it.each([
  ['one & <b>two</b>', 'one & <b>two</b>'],
  ['<P TITLE="x" Style="color:red" onClick=go()>y</P>', '<p title="x">y</p>'],
  ["<a href='a\"b'>x</a>", '<a href="a&quot;b">x</a>'],
  ['<a href=/x title = y onmouseover\n=\tz>', '<a href="/x" title="y">'],
  ['<a/href=/x/title=y>', '<a href="/x/title=y">'],
  ['<p =title="x" title>', '<p title="">'],
  ['<p title="<b style=x>">', '<p title="<b style=x>">'],
  ['<b/>', '<b>'],
  ['<font color=red><p>x</font>', '<p>x'],
  ['1 < 2 <3', '1 &lt; 2 &lt;3'],
  ['a<!-- <p style=x> -->b<!-->c<!--->d<!-- e --!>f', 'abcdf'],
  ['a<?php x ?>b<!doctype html>c</ p>d<![CDATA[ x ]]>e', 'abcde'],
  ['a<script>"<p>"</script >b', 'ab'],
  ['a<STYLE>p{}</sTyle\n>b<style>c', 'ab'],
  ['<svg/>a<svg><p>b</svg>c<math><mi>d</mi></math>e', 'ace'],
  ['a<plaintext>b</plaintext>', 'a'],
  ['a<p title="b>c', 'a'],
  ["a<p title='b>c", 'a'],
  ['a<p title', 'a'],
  ['a<', 'a&lt;'],
  ['a</', 'a'],
  ['a<!--b', 'a'],
  ['<p\u00a0style=x>', ''],
  ['</p title=x>', '</p>'],
])('%j becomes %j', (html, expected) => {
  expect(plain(html)).toBe(expected);
});

const piece = fc.constantFrom(
  ...[
    '<',
    '>',
    '/',
    '=',
    '"',
    "'",
    ' ',
    '!--',
    '-->',
    '</',
    'p',
    'b',
    'script',
    'svg',
    'style',
    'onload',
    'title',
    'x',
  ],
);

it('leaves no handler, no style and no other element in whatever it is given', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const left = plain(pieces.join(''));
      const values = /"[^"]*"/g;
      for (const [tag] of left.replace(values, '""').matchAll(/<[^>]*>?/g)) {
        expect(tag).toMatch(/^<\/?(?:p|b)(?: title="")*>$/);
      }
      // What it has written, it reads in the same way.
      expect(plain(left)).toBe(left);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  '<',
  '<p ',
  '<p title="',
  '<script ',
  '</script ',
  '<!--',
  '<!-- -->',
  '<svg>',
  '<p a=',
  '</',
  '<svg/>',
])('a megabyte of %j takes no longer than its length', (part) => {
  expect(plain(part.repeat(1_000_000 / part.length)).length).toBeLessThan(8_000_000);
});
