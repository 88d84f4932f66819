import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { Link, type LinkProps, NavLink } from './link';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</output>;
}

const start = (props: Partial<LinkProps>, Kind = Link) =>
  render(
    <MemoryRouter initialEntries={['/here?a=1']}>
      <Kind to="/there?b=2" {...props}>
        words
      </Kind>
      <Place />
    </MemoryRouter>,
  );
const link = () => screen.getByRole('link', { name: 'words' });
const place = () => screen.getByRole('status').textContent;

test('leads to its page without a reload, with its state', () => {
  start({ state: { from: 'here' } });
  expect(link()).toHaveAttribute('href', '/there?b=2');
  const press = createEvent.click(link());
  fireEvent(link(), press);
  expect(press.defaultPrevented).toBe(true);
  expect(place()).toBe('PUSH /there?b=2 {"from":"here"}');
});

test('takes the place of this page if it is told to', () => {
  start({ replace: true });
  fireEvent.click(link());
  expect(place()).toBe('REPLACE /there?b=2 null');
});

test('a link to this page adds nothing to the history', () => {
  start({ to: '/here?a=1' });
  fireEvent.click(link());
  expect(place()).toBe('REPLACE /here?a=1 null');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a press for a new tab to the browser: %p',
  (how) => {
    start({});
    fireEvent.click(link(), how);
    expect(place()).toBe('POP /here?a=1 null');
  },
);

test('a handler runs first and can keep it from leading anywhere', () => {
  const onClick = jest.fn<void, [{ preventDefault(): void }]>((event) => event.preventDefault());
  start({ onClick });
  fireEvent.click(link());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(place()).toBe('POP /here?a=1 null');
});

test.each([
  ['/here', 'page'],
  ['/he', null],
  ['/there', null],
])('a link of a bar to %s on /here is current: %s', (to, current) => {
  start({ to }, NavLink);
  expect(link().getAttribute('aria-current')).toBe(current);
});
