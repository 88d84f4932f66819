import fc from 'fast-check';
import { type KeyPress, sends } from './enter-key';
import { checkText } from './text-rules';

describe('checkText', () => {
  test.each(['', ' ', '\n\t ', '\u00a0', '\ufeff'])('%j is empty', (typed) => {
    expect(checkText(typed)).toEqual({ ok: false, code: 'TEXT_EMPTY' });
  });

  test('accepts 2000 characters and refuses 2001, ignoring surrounding spaces', () => {
    expect(checkText(`  ${'ก'.repeat(2000)}\n`)).toEqual({ ok: true, text: 'ก'.repeat(2000) });
    expect(checkText('x'.repeat(2003))).toEqual({
      ok: false,
      code: 'TEXT_TOO_LONG',
      params: { max: 2000, over: 3 },
    });
  });

  test('returns the trimmed text', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const check = checkText(typed);
        expect(check.ok ? check.text : '').toBe(typed.trim());
      }),
    );
  });
});

describe('sends', () => {
  const enter: KeyPress = {
    key: 'Enter',
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
  };

  test('sends on Enter', () => {
    expect(sends(enter)).toBe(true);
    expect(sends({ ...enter, keyCode: 13 })).toBe(true);
  });

  test.each(['shiftKey', 'ctrlKey', 'altKey', 'metaKey', 'isComposing'])('does not send with %s', (field) => {
    expect(sends({ ...enter, [field]: true })).toBe(false);
  });

  test('does not send on the Enter that ends a composition, nor on other keys', () => {
    expect(sends({ ...enter, keyCode: 229 })).toBe(false);
    expect(sends({ ...enter, key: 'a' })).toBe(false);
  });
});
