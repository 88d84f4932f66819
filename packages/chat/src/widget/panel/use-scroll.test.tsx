import { fireEvent, render, screen } from '@testing-library/react';
import { useScroll } from './use-scroll';

const nothing = () => undefined;
const SHOWN = {
  entries: [],
  above: undefined,
  hasOlder: false,
  hasNewer: false,
  showOlder: nothing,
  showNewer: nothing,
  showNewest: nothing,
};

function List() {
  const { scroller, content, onScroll, isScrolledUp, scrollToNewest } = useScroll(SHOWN);
  return (
    <>
      <div ref={scroller} role="log" onScroll={onScroll}>
        <ol ref={content} />
      </div>
      {isScrolledUp && <button onClick={scrollToNewest}>newest</button>}
    </>
  );
}

/** Renders a list of this height in a box of 300 px. */
function open(height: number) {
  const shown = { height, box: 300 };
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => shown.height);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => shown.box);
  render(<List />);
  return { shown, list: screen.getByRole('log') };
}
afterEach(() => jest.restoreAllMocks());

const isScrolledUp = () => screen.queryByRole('button', { name: 'newest' }) !== null;

test.each([
  ['growing content', { height: 900, box: 300 }],
  ['rotating the screen', { height: 500, box: 120 }],
])('%s leave the list scrolled to its end', (_, next) => {
  const { shown, list } = open(500);
  expect(list.scrollTop).toBe(500);
  Object.assign(shown, next);
  // The browser reports an earlier scroll before the new size.
  list.scrollTop = 200;
  fireEvent.scroll(list);
  expect(isScrolledUp()).toBe(false);
  expect(list.scrollTop).toBe(shown.height);
});

test('a list that was scrolled up stays there, whatever grows, until it is scrolled back', () => {
  const { shown, list } = open(900);
  list.scrollTop = 100;
  fireEvent.scroll(list);
  expect(isScrolledUp()).toBe(true);
  shown.height = 1400;
  fireEvent.scroll(list);
  expect(isScrolledUp()).toBe(true);
  expect(list.scrollTop).toBe(100);
  fireEvent.click(screen.getByRole('button', { name: 'newest' }));
  expect(list.scrollTop).toBe(1400);
  expect(isScrolledUp()).toBe(false);
});
