import { wordsOf } from './words-of';

it.each([
  ['<p>one <b>two</b></p><p>three</p>', 'one two three'],
  ['one<br/>two', 'one two'],
  ['a<script>alert(1)</script>b', 'a b'],
  ['a<STYLE>p{}</style >b', 'a b'],
  ['a<script>x<b>y</b>', 'a'],
  ['a<!-- x -->b', 'a b'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['a <b', 'a'],
  ['', ''],
])('the words of %j are %j', (html, words) => {
  expect(wordsOf(html)).toBe(words);
});
