import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useZoom } from './use-zoom';

function Picture() {
  const picture = useRef<HTMLImageElement>(null);
  return <img ref={picture} alt="" data-testid="picture" {...useZoom(picture)} />;
}

/** Renders a picture in a page of 400 × 800 px, which it fills by default. */
function open([width, height] = [1200, 2400]) {
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width ?? 0);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height ?? 0);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 800));
  render(<Picture />);
  const picture = screen.getByTestId('picture');
  const at = (type: 'Down' | 'Move' | 'Up', pointerId: number, clientX: number, clientY: number) =>
    fireEvent[`pointer${type}`](picture, { pointerId, clientX, clientY, isPrimary: pointerId === 1 });
  const tap = (x: number, y: number) => {
    at('Down', 1, x, y);
    at('Up', 1, x, y);
  };
  return { picture, at, tap, transform: () => picture.style.transform };
}
beforeAll(() => {
  // jsdom has no pointer events.
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerId: number;
    readonly isPrimary: boolean;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
      this.isPrimary = init.isPrimary ?? false;
    }
  } as unknown as typeof PointerEvent;
});
afterEach(() => jest.restoreAllMocks());

test('enlarges the picture around the finger on a double tap, and fits it again on the next one', () => {
  const { tap, transform } = open();
  tap(200, 400);
  expect(transform()).toBe('');
  tap(200, 400);
  expect(transform()).toBe('translate(0px, 0px) scale(2.5)');
  tap(200, 400);
  tap(200, 400);
  expect(transform()).toBe('');
});

test('zooms with two fingers, between the fitted size and a limit', () => {
  const { at, transform } = open();
  at('Down', 1, 150, 400);
  at('Down', 2, 250, 400);
  at('Move', 2, 350, 400);
  expect(transform()).toMatch(/scale\(2\)$/);
  at('Move', 2, 5000, 400);
  expect(transform()).toMatch(/scale\(6\)$/);
  at('Move', 2, 151, 400);
  expect(transform()).toBe('');
});

test('moves the enlarged picture with one finger as far as its edges', () => {
  const { at, tap, transform } = open();
  at('Down', 1, 200, 400);
  at('Move', 1, 260, 400);
  at('Up', 1, 260, 400);
  expect(transform()).toBe('');
  tap(200, 400);
  tap(200, 400);
  at('Down', 1, 100, 100);
  at('Move', 1, 130, 90);
  expect(transform()).toBe('translate(30px, -10px) scale(2.5)');
  at('Move', 1, 1000, 90);
  expect(transform()).toBe('translate(300px, -10px) scale(2.5)');
});

test('moves a picture that does not fill the page only where it exceeds the page', () => {
  const { picture, at, tap, transform } = open([1200, 600]);
  tap(200, 400);
  tap(200, 400);
  at('Down', 1, 100, 100);
  at('Move', 1, 1000, 1000);
  // It is drawn 400 × 200 px, so at 2.5 it is wider than the page and lower.
  expect(transform()).toBe('translate(300px, 0px) scale(2.5)');
  for (let press = 0; press < 5; press += 1) fireEvent.keyDown(picture, { key: '+' });
  for (let press = 0; press < 9; press += 1) fireEvent.keyDown(picture, { key: 'ArrowDown' });
  expect(transform()).toMatch(/, -200px\) scale\(6\)$/);
});

test('is moved by the arrow keys while it is enlarged, and leaves shortcuts to the browser', () => {
  const { picture, tap, transform } = open();
  fireEvent.keyDown(picture, { key: 'ArrowRight' });
  fireEvent.keyDown(picture, { key: '+', ctrlKey: true });
  expect(transform()).toBe('');
  tap(200, 400);
  tap(200, 400);
  fireEvent.keyDown(picture, { key: 'ArrowRight' });
  fireEvent.keyDown(picture, { key: 'ArrowUp' });
  expect(transform()).toBe('translate(-80px, 80px) scale(2.5)');
});

test('does not count pinching or moving as a tap, so that it can be moved again at once', () => {
  const { at, transform } = open();
  at('Down', 1, 150, 400);
  at('Down', 2, 250, 400);
  at('Move', 2, 350, 400);
  at('Up', 1, 150, 400);
  at('Up', 2, 350, 400);
  for (const [from, to] of [
    [150, 190],
    [150, 190],
  ] as const) {
    at('Down', 1, from, 400);
    at('Move', 1, to, 400);
    at('Up', 1, to, 400);
  }
  expect(transform()).toMatch(/scale\(2\)$/);
});

test('zooms with the wheel and the keys', () => {
  const { picture, transform } = open();
  fireEvent.wheel(picture, { deltaY: -400, clientX: 200, clientY: 400 });
  expect(transform()).toMatch(/scale\(2\.718/);
  fireEvent.wheel(picture, { deltaY: 4000, clientX: 200, clientY: 400 });
  fireEvent.keyDown(picture, { key: '+' });
  expect(transform()).toMatch(/scale\(1\.5\)$/);
  fireEvent.keyDown(picture, { key: '-' });
  expect(transform()).toBe('');
});
