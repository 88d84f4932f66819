import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderComponent } from '#/testing/render-component';
import { TOAST_MS, useToast, type Toasts } from '#/toasts/use-toast';

let toasts: Toasts;

function Probe() {
  const given = useToast();
  useEffect(() => {
    toasts = given;
  }, [given]);
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a success is a status, an error an alert; both are shown for four seconds', async () => {
  await renderComponent(<Probe />);
  // A polite live region must exist before its text is inserted.
  const status = screen.getByRole('status');
  act(() => {
    toasts.success('Saved');
    toasts.error('Refused');
  });
  expect(status).toHaveTextContent('Saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  act(() => jest.advanceTimersByTime(3999));
  expect(screen.getByText('Saved')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.queryByText('Refused')).toBeNull();
});

test('the registration toast is shown for two seconds', async () => {
  await renderComponent(<Probe />);
  act(() => toasts.success('Welcome', TOAST_MS.registered));
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByText('Welcome')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Welcome')).toBeNull();
});

test('showing the same text again extends the toast', async () => {
  await renderComponent(<Probe />);
  act(() => toasts.error('Refused'));
  act(() => jest.advanceTimersByTime(3000));
  act(() => toasts.error('Refused'));
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getAllByText('Refused')).toHaveLength(1);
});
