/** The texts of a receipt. */
export interface Receipt {
  readonly product: string;
  readonly title: string;
  readonly amount: string;
  /** A QR code, between the amount and the rows. */
  readonly code?: HTMLImageElement;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly footer: string;
}

const WIDTH = 720;
const MARGIN = 56;
const LINE = 46;
/** The side of a code in pixels, and the white margin around it, because the code's picture may have none. */
const CODE = 456;
const AROUND_CODE = 32;
/** Dark on white in both themes, because it may be printed. */
const COLORS = { paper: '#ffffff', ink: '#131b30', soft: '#5f687c', line: '#e0e5df' } as const;

/** A character with its combining marks and vowels. */
const WITH_MARKS = /[^][\p{M}\u0e33\u0eb3]*/gu;

/** The graphemes of a text, so that a vowel or tone mark is not separated from its consonant. */
function graphemes(text: string): readonly string[] {
  // Firefox has no Intl.Segmenter before 125.
  if (!('Segmenter' in Intl)) return text.match(WITH_MARKS) ?? [];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Splits a text into lines that fit. A word longer than a line is split. */
export function wrapText(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const char of graphemes(text)) {
    if (line !== '' && !fits(line + char)) {
      if (char === ' ') {
        lines.push(line);
        line = '';
        continue;
      }
      const space = line.lastIndexOf(' ');
      // Thai and Lao have no spaces between words, so the line ends where it is full.
      const end = space > 0 ? space : line.length;
      lines.push(line.slice(0, end));
      line = line.slice(end).trimStart();
    }
    line += char;
  }
  return line === '' ? lines : [...lines, line];
}

/** Draws a receipt as a PNG. Rejects if the browser cannot draw it. */
export function drawReceipt(receipt: Receipt, fontFamily: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('The browser has no canvas.'));
  const font = (size: number, weight = 400) => `${weight} ${size}px ${fontFamily}`;

  pen.font = font(26, 560);
  const rows = receipt.rows.map(
    ([label, value]) =>
      [label, wrapText(value, (line) => pen.measureText(line).width <= WIDTH - 2 * MARGIN - 210)] as const,
  );
  const lines = rows.reduce((total, [, value]) => total + Math.max(1, value.length), 0);
  canvas.width = WIDTH;
  const codeHeight = receipt.code ? CODE + 3 * AROUND_CODE : 0;
  canvas.height = 330 + codeHeight + lines * LINE + rows.length * 14 + 90;

  pen.fillStyle = COLORS.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const write = (
    text: string,
    x: number,
    y: number,
    style: string,
    color: string,
    align: CanvasTextAlign,
  ) => {
    pen.font = style;
    pen.fillStyle = color;
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };
  write(receipt.product, WIDTH / 2, 84, font(30, 640), COLORS.ink, 'center');
  write(receipt.title, WIDTH / 2, 132, font(24), COLORS.soft, 'center');
  write(receipt.amount, WIDTH / 2, 222, font(60, 640), COLORS.ink, 'center');

  if (receipt.code) {
    pen.imageSmoothingEnabled = false;
    pen.drawImage(receipt.code, (WIDTH - CODE) / 2, 262 + AROUND_CODE, CODE, CODE);
  }
  let y = 290 + codeHeight;
  for (const [label, value] of rows) {
    pen.fillStyle = COLORS.line;
    pen.fillRect(MARGIN, y - 16, WIDTH - 2 * MARGIN, 1);
    write(label, MARGIN, y + 26, font(24), COLORS.soft, 'left');
    for (const [index, line] of value.entries()) {
      write(line, WIDTH - MARGIN, y + 26 + index * LINE, font(26, 560), COLORS.ink, 'right');
    }
    y += Math.max(1, value.length) * LINE + 14;
  }
  write(receipt.footer, WIDTH / 2, y + 50, font(20), COLORS.soft, 'center');

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it.'))),
      'image/png',
    );
  });
}
