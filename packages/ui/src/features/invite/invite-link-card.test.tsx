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
  ['cannot take it', new DOMException('', 'DataError')],
  ['takes other data', new TypeError('Failed to fetch')],
])('copies the link, and says so, where sharing %s', async (_, error) => {
  const { user, button } = await setUp();
  share.mockRejectedValue(error);
  await user.click(button() as HTMLElement);
  expect(await screen.findByText(`Copied: ${LINK}`)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

it.each([
  ['was shared', () => share.mockResolvedValue(undefined)],
  ['was cancelled', () => share.mockRejectedValue(new DOMException('', 'AbortError'))],
  ['is being shared already', () => share.mockRejectedValue(new DOMException('', 'InvalidStateError'))],
])('says nothing where it %s', async (_, answer) => {
  const { user, button } = await setUp(() => true);
  answer();
  await user.click(button() as HTMLElement);
  expect(share).toHaveBeenLastCalledWith({ title: 'Sign up with my link', url: LINK });
  expect(screen.queryByText(/^Copied/)).not.toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('before');
});

it('is not offered where the browser does not share links', async () => {
  const { button } = await setUp(({ url }) => url === undefined);
  expect(button()).not.toBeInTheDocument();
});
