import { fireEvent, render, screen } from '@testing-library/react';
import { useScroll } from './use-scroll';
import type { MessageWindow } from './use-window';

const nothing = () => undefined;
const SHOWN: MessageWindow = {
  entries: [],
  above: undefined,
  hasOlder: false,
  hasNewer: false,
  showOlder: nothing,
  showNewer: nothing,
  showNewest: nothing,
};

const seen = jest.fn();

const entriesOf = (...ids: readonly string[]): MessageWindow['entries'] =>
  ids.map((id) => ({
    kind: 'message',
    key: id,
    message: {
      id,
      clientId: null,
      sender: 'admin',
      at: 0,
      provisional: false,
      body: { kind: 'text', text: id },
    },
  }));

interface ListProps {
  readonly rows: number;
  readonly entries?: MessageWindow['entries'];
}
function List({ rows, entries = [] }: ListProps) {
  const { scroller, content, onScroll, isScrolledUp, scrollToNewest } = useScroll(
    { ...SHOWN, entries },
    seen,
  );
  return (
    <>
      <div ref={scroller} role="log" onScroll={onScroll}>
        <ol ref={content}>
          {Array.from({ length: rows }, (_, index) => (
            <li key={index}>{index}</li>
          ))}
        </ol>
      </div>
      {isScrolledUp && <button onClick={scrollToNewest}>newest</button>}
    </>
  );
}

/** Renders a list of this height in a box of 300 px. */
function open(height: number, rows = 0) {
  const shown = { height, box: 300 };
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => shown.height);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => shown.box);
  const { rerender } = render(<List rows={rows} />);
  const show = (...ids: readonly string[]) => rerender(<List rows={rows} entries={entriesOf(...ids)} />);
  return { shown, show, list: screen.getByRole('log') };
}
afterEach(() => jest.restoreAllMocks());

const isScrolledUp = () => screen.queryByRole('button', { name: 'newest' }) !== null;

test.each([
  ['growing content', { height: 900, box: 300 }],
  ['rotating the screen', { height: 500, box: 120 }],
])('keeps the list scrolled to its end with %s', (_, next) => {
  const { shown, list } = open(500);
  expect(list.scrollTop).toBe(500);
  Object.assign(shown, next);
  // The browser reports an earlier scroll before the new size.
  list.scrollTop = 200;
  fireEvent.scroll(list);
  expect(isScrolledUp()).toBe(false);
  expect(list.scrollTop).toBe(shown.height);
});

test('keeps a list that was scrolled up in place, whatever grows, until it is scrolled back', () => {
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

test('keeps a list that is nearly at its end in place for older messages, and scrolls to a new one', () => {
  const { shown, show, list } = open(340);
  show('b', 'c');
  list.scrollTop = 0;
  fireEvent.scroll(list);
  shown.height = 900;
  show('a', 'b', 'c');
  expect(list.scrollTop).toBe(560);
  // The browser also dispatches an event for that scroll.
  fireEvent.scroll(list);
  shown.height = 960;
  show('a', 'b', 'c', 'd');
  expect(list.scrollTop).toBe(960);
});

test('does not undo a scroll if a render comes before its event', () => {
  const { show, list } = open(900);
  show('a');
  list.scrollTop = 100;
  show('a');
  expect(list.scrollTop).toBe(100);
  fireEvent.scroll(list);
  expect(isScrolledUp()).toBe(true);
});

test('does not undo a scroll if older messages are added before its event', () => {
  const { shown, show, list } = open(340);
  show('b');
  list.scrollTop = 0;
  shown.height = 900;
  show('a', 'b');
  expect(list.scrollTop).toBe(560);
});

test('reports the last row in view', () => {
  // Rows of 60 px in a box of 300 px.
  const list = () => screen.queryByRole('log');
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this.localName !== 'li') return new DOMRect(0, 0, 300, 300);
    return new DOMRect(0, Number(this.textContent) * 60 - (list()?.scrollTop ?? 0), 300, 60);
  });
  open(1200, 20);
  expect(seen).toHaveBeenLastCalledWith(19);
  const log = screen.getByRole('log');
  log.scrollTop = 100;
  fireEvent.scroll(log);
  // The seventh row is cut off after 40 px, which is not enough.
  expect(seen).toHaveBeenLastCalledWith(5);
  log.scrollTop = 110;
  fireEvent.scroll(log);
  expect(seen).toHaveBeenLastCalledWith(6);
});
