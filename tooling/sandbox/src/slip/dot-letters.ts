/** A font of five columns by seven dots per letter; the lowest bit is the top dot. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': '3E5149453E',
  '1': '00427F4000',
  '2': '4261514946',
  '3': '2141454B31',
  '4': '1814127F10',
  '5': '2745454539',
  '6': '3C4A494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291E',
  A: '7E1111117E',
  B: '7F49494936',
  C: '3E41414122',
  D: '7F4141221C',
  E: '7F49494941',
  F: '7F09090901',
  G: '3E4149497A',
  H: '7F0808087F',
  I: '00417F4100',
  J: '2040413F01',
  K: '7F08142241',
  L: '7F40404040',
  M: '7F020C027F',
  N: '7F0408107F',
  O: '3E4141413E',
  P: '7F09090906',
  Q: '3E4151215E',
  R: '7F09192946',
  S: '4649494931',
  T: '01017F0101',
  U: '3F4040403F',
  V: '1F2040201F',
  W: '3F4038403F',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  ':': '0036360000',
  '.': '0060600000',
  '/': '2010080402',
  '-': '0808080808',
  ',': '0050300000',
};

/** The dots of one line of text, six columns per letter. Unknown letters leave a gap. */
export function dotsOf(text: string): readonly { readonly x: number; readonly y: number }[] {
  return [...text.toUpperCase()].flatMap((letter, index) =>
    [...Buffer.from(LETTERS[letter] ?? '', 'hex')].flatMap((column, x) =>
      Array.from({ length: 7 }, (_, y) => y)
        .filter((y) => (column >> y) & 1)
        .map((y) => ({ x: index * 6 + x, y })),
    ),
  );
}
