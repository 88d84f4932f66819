import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderComponent } from '#/testing/render-component';
import { Button } from './button';

// The real delays, as on a member's screen.
jest.unmock('#/data/write/delays');

test('a press calls the handler once', async () => {
  const onClick = jest.fn();
  await renderComponent(<Button onClick={onClick}>Send</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([
  ['busy', { busy: true }],
  ['disabled', { disabled: true }],
])('while %s it ignores presses, does not submit, and keeps focus', async (_state, props) => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  await renderComponent(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} {...props}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('while busy it shows the waiting text in the page language', async () => {
  await renderComponent(<Button busy>ส่ง</Button>, 'th');
  expect(screen.getByRole('button')).toHaveTextContent('โปรดรอสักครู่');
});

test('when no longer busy it works immediately, and its spinner disappears 200 ms later', async () => {
  const onClick = jest.fn();
  const { rerender } = await renderComponent(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  );
  jest.useFakeTimers();
  rerender(<Button onClick={onClick}>Send</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(199));
  expect(screen.getByText('Please wait').closest('[aria-hidden=true]')).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
  jest.useRealTimers();
});
