import type { TextFunction, TranslationOf } from '#/i18n/text-types';

const echo: TextFunction = (key, ...values) => `${key}${JSON.stringify(values)}`;

type Translation = TranslationOf<{ greeting: 'Hello {{name}}, {{count}} new'; bye: 'Bye' }>;

// tsc checks these lines; the calls prove that they are also run.
describe('text types', () => {
  it('rejects unknown keys, and values without a placeholder', () => {
    expect(echo('actions.close')).toBe('actions.close[]');
    // @ts-expect-error -- there is no such key
    expect(echo('actions.explode')).toBe('actions.explode[]');
    // @ts-expect-error -- 'close' has no placeholder
    expect(echo('actions.close', { name: 'x' })).toContain('name');
  });

  it('rejects a translation that lacks a key or a placeholder', () => {
    const whole = { greeting: 'สวัสดี {{name}} ({{count}})', bye: 'ลาก่อน' } as const satisfies Translation;
    // @ts-expect-error -- 'bye' is missing
    const noBye = { greeting: '{{name}} {{count}}' } as const satisfies Translation;
    // @ts-expect-error -- {{count}} is missing
    const noCount = { greeting: 'สวัสดี {{name}}', bye: 'ลาก่อน' } as const satisfies Translation;
    expect([whole, noBye, noCount]).toHaveLength(3);
  });
});
