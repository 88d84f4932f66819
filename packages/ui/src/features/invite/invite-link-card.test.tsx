import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderComponent } from '#/testing/render-component';
import { InviteLinkCard } from './invite-link-card';

const LINK = 'http://localhost/register?code=PR1001';
const share = jest.fn();

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

async function setUp(canShare?: (what: ShareData) => boolean) {
  Object.assign(navigator, { share, ...(canShare && { canShare }) });
  const user = userEvent.setup();
  await navigator.clipboard.writeText('before');
  await renderComponent(<InviteLinkCard link={LINK} />);
  return { user, button: () => screen.queryByRole('button', { name: 'Share link' }) };
}

it.each([
  ['is not allowed', new DOMException('', 'NotAllowedError')],
  ['fails', new DOMException('', 'DataError')],
  ['does not support links', new TypeError('Failed to fetch')],
])('copies the link and shows a toast if sharing %s', async (_, error) => {
  const { user, button } = await setUp();
  share.mockRejectedValue(error);
  await user.click(button() as HTMLElement);
  expect(await screen.findByText(`Copied: ${LINK}`)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

it.each([
  ['succeeded', () => share.mockResolvedValue(undefined)],
  ['was cancelled', () => share.mockRejectedValue(new DOMException('', 'AbortError'))],
  ['is already in progress', () => share.mockRejectedValue(new DOMException('', 'InvalidStateError'))],
])('shows no toast if sharing %s', async (_, answer) => {
  const { user, button } = await setUp(() => true);
  answer();
  await user.click(button() as HTMLElement);
  expect(share).toHaveBeenLastCalledWith({ title: 'Sign up with my link', url: LINK });
  expect(screen.queryByText(/^Copied/)).not.toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('before');
});

it('does not offer sharing if the browser cannot share links', async () => {
  const { button } = await setUp(({ url }) => url === undefined);
  expect(button()).not.toBeInTheDocument();
});
