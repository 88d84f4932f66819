import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderComponent } from '#/testing/render-component';
import type { AnyWrite } from './write-messages';
import { WriteDialog } from './write-dialog';

const aWrite = (message: AnyWrite['message'], sending = false): AnyWrite => ({
  sending,
  message,
  dismiss: jest.fn(),
});

const dismiss = () => {
  const message = within(screen.getByRole('alertdialog'));
  return userEvent.click(message.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
};

it('closes when an unknown outcome is dismissed, so that the member does not send again', async () => {
  const onClose = jest.fn();
  const write = aWrite({ as: 'unknown-outcome' });
  await renderComponent(
    <WriteDialog open title="Transfer" onClose={onClose} writes={[aWrite(null), write]} />,
  );
  await dismiss();
  expect(write.dismiss).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('calls onUnknown instead, if it has one', async () => {
  const onClose = jest.fn();
  const onUnknown = jest.fn();
  const write = aWrite({ as: 'unknown-outcome' });
  await renderComponent(
    <WriteDialog open title="Transfer" onClose={onClose} onUnknown={onUnknown} writes={[write]} />,
  );
  await dismiss();
  expect(onUnknown).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

it('stays open after a refusal, so that the member can try again', async () => {
  const onClose = jest.fn();
  const write = aWrite({ as: 'dialog', text: { key: 'server.MONEY_NOT_ENOUGH' }, error: null });
  await renderComponent(<WriteDialog open title="Transfer" onClose={onClose} writes={[write]} />);
  await dismiss();
  expect(write.dismiss).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
