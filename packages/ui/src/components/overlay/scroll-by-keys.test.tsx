import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { scrollByKeys } from './scroll-by-keys';

const show = (children: ReactNode) => (
  <div ref={scrollByKeys} data-testid="box">
    {children}
  </div>
);
const box = () => screen.getByTestId('box');

/** jsdom has no layout: mocks a box 100 px high with content of the given height. */
function layOut(scrollHeight: number): void {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
}
afterEach(() => jest.restoreAllMocks());

test('a box whose text overflows is focusable', () => {
  layOut(101);
  render(show('text'));
  expect(box()).toHaveAttribute('tabindex', '0');
});

test.each([
  ['whose text fits', 100, 'text'],
  ['with a button inside', 101, <button key="b" type="button" />],
  ['with a field inside', 101, <input key="i" />],
  ['with a link inside', 101, <a key="a" href="/" aria-label="there" />],
])('a box %s is not focusable', (_, height, children) => {
  layOut(height);
  render(show(children));
  expect(box()).not.toHaveAttribute('tabindex');
});

test.each([
  ['a disabled button', <button key="b" type="button" disabled />],
  [
    'a heading that only scripts can focus',
    <h2 key="h" tabIndex={-1}>
      title
    </h2>,
  ],
])('%s inside does not count as focusable', (_, children) => {
  layOut(101);
  render(show(children));
  expect(box()).toHaveAttribute('tabindex', '0');
});

test('a box in a dialog has the dialog’s name', () => {
  layOut(101);
  render(
    <dialog open aria-labelledby="title">
      <h2 id="title">Reminder</h2>
      {show('text')}
    </dialog>,
  );
  expect(screen.getByRole('group', { name: 'Reminder' })).toHaveAttribute('tabindex', '0');
});

test('updates when content is added or removed', async () => {
  layOut(101);
  const { rerender } = render(show('text'));
  rerender(show(<button type="button" />));
  await waitFor(() => expect(box()).not.toHaveAttribute('tabindex'));
  expect(screen.queryByRole('group')).toBeNull();
  rerender(show('text'));
  await waitFor(() => expect(box()).toHaveAttribute('tabindex', '0'));
});

describe('with a ResizeObserver', () => {
  const observed = new Set<Element>();
  let tellSizes: () => void;
  beforeEach(() => {
    window.ResizeObserver = class {
      constructor(tell: ResizeObserverCallback) {
        tellSizes = () => tell([], this);
      }
      observe = (element: Element) => void observed.add(element);
      unobserve = (element: Element) => void observed.delete(element);
      disconnect = () => observed.clear();
    };
  });
  afterEach(() => Reflect.deleteProperty(window, 'ResizeObserver'));

  /** Calls the observer as a browser does after the next layout, once per `observe`. */
  function afterLayout(): void {
    expect([...observed]).toEqual([box()]);
    tellSizes();
    observed.clear();
  }

  test('reads sizes only after layout, after each change, and never for a box with a button', async () => {
    layOut(101);
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(101);
    const { rerender } = render(show('text'));
    expect(height).not.toHaveBeenCalled();
    afterLayout();
    expect(box()).toHaveAttribute('tabindex', '0');
    await Promise.resolve();
    expect(observed).not.toContain(box());

    rerender(show(<button type="button" />));
    await waitFor(() => expect(observed).toContain(box()));
    height.mockClear();
    afterLayout();
    expect(box()).not.toHaveAttribute('tabindex');
    expect(height).not.toHaveBeenCalled();
  });
});
