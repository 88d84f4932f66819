import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { dropHeldEnter } from '#/components/actions/drop-held-enter';
import { renderComponent } from '#/testing/render-component';
import { Dialog } from './dialog';
import { EnterKey } from './enter-key';

/** How far the mocked clock is ahead, in milliseconds. */
let ahead = 0;
const send = jest.fn();

beforeEach(() => {
  ahead = 0;
  send.mockClear();
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
});
afterEach(() => jest.restoreAllMocks());

/** A dialog with an amount and then its confirmation, and a question over it. */
function Steps() {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Dialog open title={isConfirming ? 'Confirm' : 'Amount'} onClose={() => {}}>
        {!isConfirming && <input aria-label="amount" />}
        <button type="button" onClick={() => setIsAsking(true)}>
          ask
        </button>
        <textarea aria-label="note" />
        <EnterKey onEnter={isConfirming ? send : () => setIsConfirming(true)} />
      </Dialog>
      <Dialog open={isAsking} title="Really?" role="alertdialog" onClose={() => setIsAsking(false)} />
    </>
  );
}

const later = () => {
  ahead += 1000;
};
const press = (target: Element, init: object = {}) => fireEvent.keyDown(target, { key: 'Enter', ...init });
const title = () => screen.getByRole('heading', { level: 2 });

/** Renders the steps, and goes to the confirmation with Enter in the field. */
async function confirmation() {
  await renderComponent(<Steps />);
  const field = await screen.findByLabelText('amount');
  later();
  press(field);
  expect(title()).toHaveTextContent('Confirm');
  return title();
}

test('goes to the next step from the field, and then sends once per press', async () => {
  await confirmation();
  expect(send).not.toHaveBeenCalled();
  later();
  // Even if no element has focus.
  press(document.body);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a held key goes to the next step, but never sends', async () => {
  const heading = await confirmation();
  const stop = dropHeldEnter(window);
  for (let n = 0; n < 20; n += 1) {
    ahead += 500;
    press(heading, { repeat: true });
  }
  stop();
  expect(send).not.toHaveBeenCalled();
});

test('the second half of a double press, with key or pointer, sends nothing', async () => {
  const heading = await confirmation();
  press(heading);
  later();
  fireEvent.pointerUp(heading);
  press(heading);
  expect(send).not.toHaveBeenCalled();
  later();
  press(heading);
  expect(send).toHaveBeenCalledTimes(1);
});

test('the second half of the double press that opens the dialog does not go to the next step', async () => {
  await renderComponent(<Steps />);
  press(await screen.findByLabelText('amount'));
  expect(title()).toHaveTextContent('Amount');
});

test.each([
  { why: 'during IME composition', change: { isComposing: true } },
  { why: 'with a modifier key', change: { ctrlKey: true } },
  { why: 'by another key', change: { key: ' ' } },
])('nothing is sent $why', async ({ change }) => {
  const heading = await confirmation();
  later();
  press(heading, change);
  expect(send).not.toHaveBeenCalled();
});

test('Enter in a button, a textarea or a dialog above sends nothing', async () => {
  await confirmation();
  later();
  press(screen.getByRole('button', { name: 'ask' }));
  later();
  press(screen.getByLabelText('note'));
  await act(async () => screen.getByRole('button', { name: 'ask' }).click());
  later();
  press(await screen.findByRole('heading', { name: 'Really?' }));
  expect(send).not.toHaveBeenCalled();
});
