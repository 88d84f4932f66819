import { contrast } from '#/components/money/ink-on';
import { colorDistance } from './color-distance';

/** Minimum contrast (WCAG 2.2 AA): 4.5 for text on its background, 3 for outlines and marks. */
const PAIRS = [
  ...['--text', '--text-2', '--text-3'].flatMap((text) =>
    ['--bg', '--surface-1', '--surface-2', '--accent-soft'].map((ground) => [text, ground, 4.5] as const),
  ),
  ['--text', '--surface-3', 4.5],
  ['--text-2', '--surface-3', 4.5],
  ['--on-accent', '--accent', 4.5],
  ['--on-accent', '--accent-press', 4.5],
  ...['--bg', '--surface-1', '--surface-2', '--surface-3', '--accent-soft'].map(
    (ground) => ['--accent-text', ground, 4.5] as const,
  ),
  ...['success', 'danger', 'warning', 'info'].flatMap((state) => [
    [`--${state}`, `--${state}-soft`, 4.5] as const,
    [`--${state}`, '--surface-1', 4.5] as const,
  ]),
  ['--danger', '--bg', 4.5],
  ['--control', '--bg', 3],
  ['--control', '--surface-1', 3],
  ['--control', '--surface-2', 3],
  ['--mark', '--bg', 3],
  ['--mark', '--surface-3', 3],
  ['--accent', '--hero-a', 4.5],
] as const;

/**
 * Pairs that are only distinguished by colour: a focused field and one with an error, a QR code with ten minutes left
 * and one with less than a minute.
 */
const UNLIKE = [
  ['--accent-text', '--danger'],
  ['--warning', '--danger'],
  ['--warning', '--accent-text'],
  ['--warning', '--mark'],
] as const;

/** The smallest distance at which people see lines in two colours as different. */
const UNLIKE_BY = 0.064;

type Colors = ReadonlyMap<string, string>;

/** The tests for the colours of every market: both themes are complete and legible. */
export function describeTheme(name: string, css: string): void {
  const dark = colorsOf(css, ':root');
  const light = colorsOf(css, ':root[data-theme="light"]');

  describe(`the ${name} theme`, () => {
    test('light overrides every dark colour except those of the balance card', () => {
      expect(light.size).toBeGreaterThan(25);
      const kept = [...dark.keys()].filter((token) => !light.has(token));
      expect(kept.filter((token) => !/^--(hero-|halo|shadow-home)/.test(token))).toEqual([]);
    });

    describe.each([
      ['dark', dark],
      ['light', new Map([...dark, ...light])],
    ] as const)('%s', (_theme, colors: Colors) => {
      test.each(PAIRS)('%s on %s reaches %p', (ink, ground, ratio) => {
        expect(contrast(colors.get(ink) ?? '', colors.get(ground) ?? '')).toBeGreaterThanOrEqual(ratio);
      });

      test.each(UNLIKE)('%s can be told apart from %s', (one, other) => {
        const distance = colorDistance(colors.get(one) ?? '', colors.get(other) ?? '');
        expect(distance).toBeGreaterThanOrEqual(UNLIKE_BY);
      });
    });
  });
}

/** The custom properties of one rule. */
function colorsOf(css: string, selector: string): Colors {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`The theme has no rule for ${selector}.`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, token = '', value = '']) => [token, value]),
  );
}
