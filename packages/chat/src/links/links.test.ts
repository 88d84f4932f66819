import fc from 'fast-check';
import { safeLink } from './safe-link';
import { textParts } from './text-parts';

describe('safeLink', () => {
  test.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    [' https://example.com ', 'https://example.com/'],
    ['tel:+66812345678', 'tel:+66812345678'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
  ])('accepts %s', (address, href) => {
    expect(safeLink(address)).toBe(href);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'http://example.com',
    'ftp://example.com',
    'search-ms:query=x',
    'ms-settings:privacy',
    'mhtml:https://example.com',
    'intent://x#Intent;scheme=y;end',
    'blob:https://example.com/1',
    'https://bank.example@evil.example/',
    '//example.com',
    '/path',
    'https://',
    '',
    null,
    undefined,
  ])('refuses %j', (address) => {
    expect(safeLink(address)).toBeNull();
  });
});

test('accepts http only on a page that was loaded by http', () => {
  expect(safeLink('http://example.com', 'http:')).toBe('http://example.com/');
  expect(safeLink('http://example.com', 'https:')).toBeNull();
  expect(safeLink('javascript:alert(1)', 'http:')).toBeNull();
});

describe('textParts', () => {
  const links = (text: string) => textParts(text).flatMap(({ text: part, href }) => (href ? [part] : []));

  test.each([
    ['no link here', []],
    ['see https://example.com/a.', ['https://example.com/a']],
    ['(https://example.com/a)', ['https://example.com/a']],
    ['https://example.com/a_(b)', ['https://example.com/a_(b)']],
    ['ดูที่ https://example.com/ก ครับ', ['https://example.com/ก']],
    ['https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
    ['javascript:alert(1) https://x@y.example', []],
    ['<a href="https://example.com">', ['https://example.com']],
    ['https://evil.example/\u202emoc.knab//:sptth', ['https://evil.example/']],
    ['\u2066https://example.com\u2069', ['https://example.com']],
  ])('splits %j', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  test('takes linear time for a long row of punctuation', () => {
    const marks = '!'.repeat(500_000);
    expect(links(`https://example.com/${marks}`)).toEqual(['https://example.com/']);
    expect(links(`https://example.com/${marks}a`)).toHaveLength(1);
  });

  test('returns parts that make up the text', () => {
    const pieces = fc.constantFrom(
      'https://example.com/',
      'http://',
      ' ',
      '.',
      ')',
      '(',
      'ก',
      '<b>',
      '\u202e',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (list) => {
        const text = list.join('');
        const parts = textParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});
