import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useZoom } from './use-zoom';

function Picture() {
  const picture = useRef<HTMLDivElement>(null);
  return <div ref={picture} data-testid="picture" {...useZoom(picture)} />;
}

/** Renders a picture of 400 × 800 px that fills the page. */
function open() {
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
