import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { scrollByKeys } from './scroll-by-keys';

const show = (children: ReactNode) => (
  <div ref={scrollByKeys} data-testid="box">
    {children}
  </div>
);
const box = () => screen.getByTestId('box');

/** jsdom lays nothing out: a box of 100 px, and what it holds. */
function layOut(scrollHeight: number): void {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
}
afterEach(() => jest.restoreAllMocks());

test('a box whose text is longer takes the focus', () => {
  layOut(101);
  render(show('text'));
  expect(box()).toHaveAttribute('tabindex', '0');
});

test.each([
  ['whose text fits', 100, 'text'],
  ['with a button inside', 101, <button key="b" type="button" />],
  ['with a field inside', 101, <input key="i" />],
  ['with a link inside', 101, <a key="a" href="/" aria-label="there" />],
])('a box %s does not', (_, height, children) => {
  layOut(height);
  render(show(children));
  expect(box()).not.toHaveAttribute('tabindex');
});

test.each([
  ['a button that does not work', <button key="b" type="button" disabled />],
  [
    'a heading that only scripts focus',
    <h2 key="h" tabIndex={-1}>
      title
    </h2>,
  ],
])('%s is nothing to stand on', (_, children) => {
  layOut(101);
  render(show(children));
  expect(box()).toHaveAttribute('tabindex', '0');
});

test('follows what comes into the box, and what goes', async () => {
  layOut(101);
  const { rerender } = render(show('text'));
  rerender(show(<button type="button" />));
  await waitFor(() => expect(box()).not.toHaveAttribute('tabindex'));
  rerender(show('text'));
  await waitFor(() => expect(box()).toHaveAttribute('tabindex', '0'));
});
