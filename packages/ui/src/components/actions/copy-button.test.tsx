import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderComponent } from '#/testing/render-component';
import { CopyButton } from './copy-button';

test('copies the text and confirms it', async () => {
  const user = userEvent.setup();
  await renderComponent(<CopyButton text="160-120-0458" what="account number" />);
  await user.click(screen.getByRole('button', { name: 'Copy account number' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied: 160-120-0458'));
  expect(await navigator.clipboard.readText()).toBe('160-120-0458');
});

test('copies with execCommand if the browser denies clipboard access', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const given: string[] = [];
  Object.assign(document, {
    execCommand(command: string) {
      const clipboardData = { setData: (_: string, text: string) => given.push(text) };
      return document.dispatchEvent(Object.assign(new Event(command), { clipboardData }));
    },
  });
  await renderComponent(<CopyButton text="160-120-0458" what="account number" />);
  await user.click(screen.getByRole('button', { name: 'Copy account number' }));
  Reflect.deleteProperty(document, 'execCommand');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied: 160-120-0458'));
  expect(given).toEqual(['160-120-0458']);
});

test('shows an error if both ways of copying fail', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await renderComponent(<CopyButton text="160-120-0458" what="account number" />);
  await user.click(screen.getByRole('button', { name: 'Copy account number' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to copy');
});
