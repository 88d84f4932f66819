import fc from 'fast-check';
import { formatAmount } from './format';
import { minor } from './minor';
import { parseAmount } from './parse';
import { type Typed, typeAmount } from './type-amount';
import { westernDigits } from './western-digits';

const BAHT = { symbol: '฿', digits: 2 } as const;
const EMPTY: Typed = { text: '', caret: 0 };

/** '1,5|00': the bar marks the caret. */
const at = (marked: string): Typed => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const shown = ({ text, caret }: Typed): string => `${text.slice(0, caret)}|${text.slice(caret)}`;

const insert = ({ text, caret }: Typed, inserted: string): Typed =>
  typeAmount(
    {
      before: text,
      text: text.slice(0, caret) + inserted + text.slice(caret),
      caret: caret + inserted.length,
      inserted,
    },
    BAHT.symbol,
  );

const backspace = ({ text, caret }: Typed): Typed =>
  caret === 0
    ? { text, caret }
    : typeAmount(
        {
          before: text,
          text: text.slice(0, caret - 1) + text.slice(caret),
          caret: caret - 1,
          inserted: '',
          deletes: 'backward',
        },
        BAHT.symbol,
      );

const forward = ({ text, caret }: Typed): Typed =>
  typeAmount(
    {
      before: text,
      text: text.slice(0, caret) + text.slice(caret + 1),
      caret,
      inserted: '',
      deletes: 'forward',
    },
    BAHT.symbol,
  );

const keys = (text: string, from: Typed = EMPTY): Typed => [...text].reduce(insert, from);

it.each([
  ['1500000', '1,500,000|'],
  ['15000000', '15,000,000|'],
  ['1500.5', '1,500.5|'],
  ['.5', '.5|'],
  ['.5000', '.5000|'],
  ['๑๕๐๐', '1,500|'],
  ['໑໕໐໐', '1,500|'],
  ['１５００．５', '1,500.5|'],
  ['฿1500', '1,500|'],
  ['1 500', '1,500|'],
  ['1,500', '1,500|'],
  ['0001', '0,001|'],
])('%s, typed key by key, becomes %s', (typed, expected) => {
  expect(shown(keys(typed))).toBe(expected);
});

it.each([
  ['|1,500', '2', '2|1,500'],
  ['1|,500', '2', '12|,500'],
  ['1,5|00', '2', '15,2|00'],
  ['1|00', '.', '1.|00'],
  ['12|3,456', '.', '12.|3456'],
])('with the caret at %s, the key %s makes %s', (before, key, expected) => {
  expect(shown(insert(at(before), key))).toBe(expected);
});

it.each([
  ['1,500|', '150|'],
  ['1,|500', '|500'],
  ['1|,500', '|500'],
  ['12,3|45', '1,2|45'],
  ['|1,500', '|1,500'],
])('with the caret at %s, Backspace makes %s', (before, expected) => {
  expect(shown(backspace(at(before)))).toBe(expected);
});

it.each([
  ['|1,500', '|500'],
  ['1|,500', '1|00'],
  ['1,|500', '1|00'],
  ['1,500|', '1,500|'],
])('with the caret at %s, Delete makes %s', (before, expected) => {
  expect(shown(forward(at(before)))).toBe(expected);
});

it.each([
  ['1 500 000', '1,500,000|'],
  ['150 000', '150,000|'],
  ['1\u00a0500\u202f000.25', '1,500,000.25|'],
  [' ฿ 1,500.00 ', '1,500.00|'],
  ['1500000', '1,500,000|'],
  // Ambiguous amounts, and those in another currency, are not changed.
  ['1,50', '1,50|'],
  ['1.500,00', '1.500,00|'],
  ['15 00', '15 00|'],
  ['$200', '$200|'],
  ['₭200', '₭200|'],
  ['200 บาท', '200 บาท|'],
  ['-5', '-5|'],
  ['1e3', '1e3|'],
])('%p, pasted, becomes %p', (pasted, expected) => {
  expect(shown(insert(EMPTY, pasted))).toBe(expected);
});

it('deletes only the selection if the caret is then before a comma', () => {
  const selected = { before: '12,345', text: '12', caret: 2, inserted: '' };
  expect(shown(typeAmount({ ...selected, deletes: 'backward' }, '฿'))).toBe('12|');
});

it('pastes into the middle', () => {
  expect(shown(insert(at('1|,500'), '000'))).toBe('1,000|,500');
});

it('does not regroup a pasted European amount, which could be mistaken for a deletion', () => {
  const replaced = { before: '1,500', text: '1,50', caret: 4, inserted: '1,50' };
  expect(typeAmount(replaced, '฿').text).toBe('1,50');
  expect(typeAmount({ ...replaced, inserted: null }, '฿').text).toBe('1,50');
  expect(typeAmount({ ...replaced, inserted: '', deletes: 'backward' }, '฿').text).toBe('150');
});

it('groups again once the text is an amount', () => {
  expect(shown(keys('00', insert(at('1|'), ',5')))).toBe('1,500|');
  expect(shown(backspace(at('$|1500')))).toBe('|1,500');
});

describe('for any input', () => {
  const key = fc.constantFrom(...'0123456789๔໔７.,฿$ -x', '12', '1,500', '1,5', '1 000', '<', '>', '←', '→');
  /** '<' and '>' delete, the arrows move the caret, all other texts are inserted. */
  const press = (field: Typed, each: string): Typed => {
    if (each === '<') return backspace(field);
    if (each === '>') return forward(field);
    if (each === '←') return { ...field, caret: Math.max(0, field.caret - 1) };
    if (each === '→') return { ...field, caret: Math.min(field.text.length, field.caret + 1) };
    return insert(field, each);
  };
  const fields = fc.array(key, { maxLength: 14 }).map((pressed) => pressed.reduce(press, EMPTY));
  /** Digits of all scripts as Western ones, because the field converts them once the amount is unambiguous. */
  const digitsOf = (text: string) => westernDigits(text).replace(/\D/g, '');

  it('keeps the caret within the text', () => {
    fc.assert(fc.property(fields, ({ text, caret }) => caret >= 0 && caret <= text.length));
  });

  it('shows an amount grouped, and as the amount that is sent', () => {
    fc.assert(
      fc.property(fields, ({ text }) => {
        const parsed = parseAmount(text, BAHT);
        if (!parsed.ok) return;
        const [whole] = text.split('.');
        const leadingZeros = /^0[\d,]/.test(text);
        if (!leadingZeros && whole !== '') expect(formatAmount(parsed.minor).split('.')[0]).toBe(whole);
      }),
    );
  });

  it('keeps all digits, on their side of the caret', () => {
    fc.assert(
      fc.property(fields, fc.constantFrom(...'0123456789'), (field, digit) => {
        const after = insert(field, digit);
        const before = digitsOf(field.text.slice(0, field.caret));
        expect(digitsOf(after.text.slice(0, after.caret))).toBe(before + digit);
        expect(digitsOf(after.text.slice(after.caret))).toBe(digitsOf(field.text.slice(field.caret)));
      }),
    );
  });

  it('restores the text when a typed digit is deleted', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        fc.nat(13),
        fc.constantFrom(...'0123456789'),
        (value, place, digit) => {
          const text = formatAmount(minor(value));
          const field = { text, caret: Math.min(place, text.length) };
          expect(backspace(insert(field, digit)).text).toBe(text);
        },
      ),
    );
  });
});
