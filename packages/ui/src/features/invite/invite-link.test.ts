import { inviteLink, shortLink } from './invite-link';

it.each([
  ['1001', 'wallet.example/register?code=PR1001'],
  ['6a1f20c49d3be70011223344', 'wallet.example/…223344'],
])('the link of %s is shown as %s', (id, shown) => {
  const link = inviteLink('https://wallet.example', id);
  expect(link).toBe(`https://wallet.example/register?code=PR${id}`);
  expect(shortLink(link ?? '')).toBe(shown);
});

it.each(['', ' '])('returns null without an id: %p', (id) => {
  expect(inviteLink('https://wallet.example', id)).toBeNull();
});
