import { fireEvent, render, screen } from '@testing-library/react';
import { moveFocus } from './move-focus';

const moved = jest.fn();

function List(direction: Parameters<typeof moveFocus>[2] = {}) {
  return (
    <div
      role="listbox"
      tabIndex={-1}
      onKeyDown={(event) =>
        moved(moveFocus(event, [...event.currentTarget.querySelectorAll('button')], direction))
      }
    >
      {['one', 'two', 'three'].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  );
}

const press = (key: string, modifiers = {}) => {
  const isLeftAlone = fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
  return [document.activeElement?.textContent, isLeftAlone] as const;
};
const focus = (name: string) => screen.getByRole('button', { name }).focus();

test('arrow keys, Home and End move focus, and the page does not scroll', () => {
  render(<List />);
  focus('one');
  expect(press('ArrowDown')).toEqual(['two', false]);
  expect(moved).toHaveBeenLastCalledWith(1);
  expect(press('End')).toEqual(['three', false]);
  expect(press('ArrowUp')).toEqual(['two', false]);
  expect(press('Home')).toEqual(['one', false]);
});

test('at an end the page scrolls instead, unless focus wraps', () => {
  const { unmount } = render(<List />);
  focus('three');
  expect(press('ArrowDown')).toEqual(['three', true]);
  expect(moved).toHaveBeenLastCalledWith(null);
  unmount();
  render(<List wraps />);
  focus('three');
  expect(press('ArrowDown')).toEqual(['one', false]);
  expect(press('ArrowUp')).toEqual(['three', false]);
});

test('from the list itself, focus moves to the first item, or wraps to the last', () => {
  const { unmount } = render(<List />);
  screen.getByRole('listbox').focus();
  expect(press('ArrowDown')).toEqual(['one', false]);
  unmount();
  render(<List wraps />);
  screen.getByRole('listbox').focus();
  expect(press('ArrowUp')).toEqual(['three', false]);
});

test('in a horizontal list, the left and right keys move focus', () => {
  render(<List axis="horizontal" />);
  focus('one');
  expect(press('ArrowDown')).toEqual(['one', true]);
  expect(press('ArrowRight')).toEqual(['two', false]);
  expect(press('ArrowLeft')).toEqual(['one', false]);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'keys with %s are left to the browser',
  (modifier) => {
    render(<List />);
    focus('one');
    expect(press('ArrowDown', { [modifier]: true })).toEqual(['one', true]);
  },
);
