import fc from 'fast-check';
import { installCanvas, readColour } from '../testing/fake-canvas';
import { runs } from '@member-wallet/testing';
import { contrast, type Rgb } from './contrast';
import { LEAST_CONTRAST, sliceColours } from './slice-colours';

beforeAll(installCanvas);

const rgb = (text: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = readColour(text) ?? [];
  return [red, green, blue];
};
/** The resulting colour of a translucent colour on an opaque ground. */
const over = (text: string, ground: Rgb): Rgb => {
  const [red, green, blue, alpha] = readColour(text) ?? [0, 0, 0, 0];
  const mix = (channel: number, behind: number) => channel * alpha + behind * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
};

test('keeps the label readable for any colours of the server', () => {
  const anyHex = fc.stringMatching(/^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/);
  const anyText = fc.option(
    fc.oneof(anyHex, fc.string(), fc.constantFrom('red', 'gold', 'f6b73c', ' #abc ')),
  );
  fc.assert(
    fc.property(anyText, anyText, anyHex, (background, text, ground) => {
      const drawn = sliceColours({ background, text, ground });
      const slice = over(drawn.background, over(ground, rgb('#1b2a52')));
      // On the worst ground, black and white have a contrast of 4.58. The tolerance is for rounding.
      expect(contrast(over(drawn.text, slice), slice)).toBeGreaterThan(LEAST_CONTRAST - 0.05);
    }),
    { numRuns: runs(400, 3000) },
  );
});

test.each([
  { background: '#123', text: '#fff', drawn: { background: '#112233', text: '#ffffff' } },
  { background: '#F6B73C', text: '#201402', drawn: { background: '#f6b73c', text: '#201402' } },
  { background: '#F6B73C', text: '#fff', drawn: { background: '#f6b73c', text: '#000000' } },
  { background: '#1b2a52', text: '#1b2a52', drawn: { background: '#1b2a52', text: '#ffffff' } },
  { background: 'f6b73c', text: '201402', drawn: { background: '#f6b73c', text: '#201402' } },
  { background: ' #ABC ', text: null, drawn: { background: '#aabbcc', text: '#000000' } },
  { background: 'nonsense', text: 'white', drawn: { background: '#ffffff24', text: '#ffffff' } },
  { background: null, text: 'nonsense', drawn: { background: '#ffffff24', text: '#ffffff' } },
  { background: '', text: undefined, drawn: { background: '#ffffff24', text: '#ffffff' } },
])('$background with $text is drawn as $drawn', ({ background, text, drawn }) => {
  expect(sliceColours({ background, text })).toEqual(drawn);
});

test('measures the contrast of a translucent slice on the ground', () => {
  const drawn = sliceColours({ background: '#00000000', text: '#fff', ground: '#ffffff' });
  expect(drawn).toEqual({ background: '#00000000', text: '#000000' });
  expect(sliceColours({ background: 'nonsense', text: null, ground: '#ffffff' }).background).toBe(
    '#00000024',
  );
});
