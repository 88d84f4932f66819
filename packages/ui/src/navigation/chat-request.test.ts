import { asLinkState, chatRequestIn } from './chat-request';

it.each([
  { text: 'Look', picture: { address: '/api/art/slips/1' } },
  { text: 'Look', picture: { reference: 'SL-1' } },
  { text: 'Look', picture: null },
])('%j is read back from the history state', (request) => {
  expect(chatRequestIn(structuredClone(asLinkState(request)))).toEqual(request);
});

it.each([
  null,
  undefined,
  'text',
  {},
  { chatRequest: null },
  { chatRequest: { text: 1 } },
  { fromList: true },
])('%j is no request', (state) => {
  expect(chatRequestIn(state)).toBeNull();
});

it('omits a picture of another shape', () => {
  expect(chatRequestIn({ chatRequest: { text: 'Look', picture: { address: 1 } } })).toEqual({
    text: 'Look',
    picture: null,
  });
});
