import fc from 'fast-check';
import { runs } from '../testing/runs';
import { contrast } from './contrast';
import { type Colour, parseColour } from './parse-colour';
import { LEAST_CONTRAST, sliceColours } from './slice-colours';

const opaque = (red: number, green: number, blue: number): Colour => [red, green, blue, 1];

describe('parseColour', () => {
  test.each<[string, Colour]>([
    ['#fff', opaque(255, 255, 255)],
    ['#F6B73C', opaque(246, 183, 60)],
    ['f6b73c', opaque(246, 183, 60)],
    ['  #ABC ', opaque(170, 187, 204)],
    ['#f000', [255, 0, 0, 0]],
    ['#ff000033', [255, 0, 0, 0.2]],
    ['rgb(1, 2, 3)', opaque(1, 2, 3)],
    ['rgb(1 2 3 / 50%)', [1, 2, 3, 0.5]],
    ['rgba(1,2,3,.25)', [1, 2, 3, 0.25]],
    ['rgb(100%, 0%, 300)', opaque(255, 0, 255)],
    ['hsl(120, 100%, 50%)', opaque(0, 255, 0)],
    ['hsl(-120deg 100% 50%)', opaque(0, 0, 255)],
    ['hsla(180deg 100% 50% / 1)', opaque(0, 255, 255)],
    ['red', opaque(255, 0, 0)],
    ['Gold', opaque(255, 215, 0)],
    ['brown', opaque(165, 42, 42)],
  ])('reads %p', (text, expected) => {
    expect(parseColour(text)).toEqual(expected.map((part) => expect.closeTo(part, 6) as number));
  });

  test.each([
    '',
    null,
    undefined,
    '#12',
    '#12345',
    '#xyzxyz',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(a,b,c)',
    'url(x)',
    'nocolour',
    'transparent',
    'constructor',
    'fff000 ',
    'expression(alert(1))',
  ])('%p is either a colour or null, and never throws', (text) => {
    const colour = parseColour(text);
    expect(colour).toEqual(text?.trim() === 'fff000' ? opaque(255, 240, 0) : null);
  });
});

describe('sliceColours', () => {
  const hex = (text: string) => parseColour(text) ?? opaque(0, 0, 0);

  test('the label can be read whatever the server sends', () => {
    const anyHex = fc.stringMatching(/^#?[0-9a-f]{3,8}$/);
    const anyText = fc.option(
      fc.oneof(anyHex, fc.string(), fc.constantFrom('red', 'gold', 'hsl(9 9% 9% / 9%)')),
    );
    fc.assert(
      fc.property(anyText, anyText, anyHex, (background, text, ground) => {
        const drawn = sliceColours({ background, text, ground });
        expect(drawn.background).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrast(hex(drawn.text), hex(drawn.background))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }),
      { numRuns: runs(400, 3000) },
    );
  });

  test.each([
    { background: '#123', text: '#fff', drawn: { background: '#112233', text: '#ffffff' } },
    { background: '#F6B73C', text: '#201402', drawn: { background: '#f6b73c', text: '#201402' } },
    { background: '#F6B73C', text: '#fff', drawn: { background: '#f6b73c', text: '#000000' } },
    { background: '#1b2a52', text: '#1b2a52', drawn: { background: '#1b2a52', text: '#ffffff' } },
    { background: 'nonsense', text: 'white', drawn: { background: '#3b486a', text: '#ffffff' } },
  ])('$background with $text is drawn as $drawn', ({ background, text, drawn }) => {
    expect(sliceColours({ background, text })).toEqual(drawn);
  });

  test('a translucent slice is judged as it looks on the ground', () => {
    const drawn = sliceColours({ background: '#00000000', text: '#fff', ground: '#ffffff' });
    expect(drawn).toEqual({ background: '#ffffff', text: '#000000' });
  });
});
