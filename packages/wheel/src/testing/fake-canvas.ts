/** The named colours that the tests need. */
const NAMED: Readonly<Record<string, string>> = {
  red: '#ff0000',
  navy: '#000080',
  gold: '#ffd700',
  white: '#ffffff',
};

/** Parses a colour like a canvas into red, green, blue and opacity; null if it is invalid. */
export function readColour(text: string): readonly [number, number, number, number] | null {
  const digits = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(NAMED[text] ?? text)?.[0].slice(1);
  if (digits === undefined) return null;
  const width = digits.length < 5 ? 1 : 2;
  const [red = 0, green = 0, blue = 0, alpha = 255] = Array.from(
    { length: digits.length / width },
    (_, part) => Number.parseInt(digits.slice(part * width, (part + 1) * width).repeat(3 - width), 16),
  );
  return [red, green, blue, alpha / 255];
}

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** A canvas context that parses colours like a browser, has one pixel, and records what is drawn. */
export class FakeContext {
  readonly texts: { text: string; font: string; colour: string; y: number }[] = [];
  readonly fills: string[] = [];
  /** The rotation of the canvas at each fill, in turns. */
  readonly angles: number[] = [];
  font = '';
  #fill = '#000000';
  #pixel: readonly number[] = [0, 0, 0];
  #angle = 0;

  get fillStyle(): string {
    return this.#fill;
  }
  set fillStyle(text: string) {
    const colour = readColour(text);
    if (colour) this.#fill = colour[3] === 1 ? toHex(colour.slice(0, 3)) : text;
  }
  fillRect(): void {
    const [red, green, blue, alpha] = readColour(this.#fill) ?? [0, 0, 0, 0];
    this.#pixel = [red, green, blue].map((channel, index) =>
      Math.round(channel * alpha + (this.#pixel[index] ?? 0) * (1 - alpha)),
    );
  }
  getImageData() {
    return { data: [...this.#pixel, 255] };
  }
  rotate(radians: number): void {
    this.#angle += radians / (2 * Math.PI);
  }
  fill(): void {
    this.fills.push(this.#fill);
    this.angles.push(this.#angle);
  }
  fillText(text: string, _: number, y: number): void {
    this.texts.push({ text, font: this.font, colour: this.#fill, y });
  }
  /** Every letter is 0.55 of the font size wide. */
  measureText(text: string) {
    return { width: text.length * 0.55 * Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 0) };
  }
  setTransform(): void {}
  beginPath(): void {}
  arc(): void {}
  moveTo(): void {}
  closePath(): void {}
  stroke(): void {}
}

/** Gives each canvas a fake context, because jsdom has none. */
export function installCanvas(): void {
  const contexts = new WeakMap<HTMLCanvasElement, FakeContext>();
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      const context = contexts.get(this) ?? new FakeContext();
      contexts.set(this, context);
      return context;
    },
  });
}
