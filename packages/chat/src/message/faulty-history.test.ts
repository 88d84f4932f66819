import { createClient, listChatHistory } from '@member-wallet/api-sdk';
import { faultyAnswers } from '@member-wallet/api-sdk/testing';
import { readMessage } from './read-message';

const HISTORY = [
  {
    _id: 'b',
    sender: 'agent',
    message: { message_type: 'text', payload: { text: 'Second' } },
    createdAt: '2026-11-20T06:42:08.000Z',
    userId: '1001',
    name: 'Noi',
  },
  {
    _id: 'a',
    sender: 'customer',
    message: { message_type: 'text', payload: { text: 'First' } },
    createdAt: '2026-11-20T06:41:08.000Z',
    userId: '1001',
    session_id: 's',
  },
];

const read = async (body: unknown) => {
  const transport = async () => ({
    status: 200,
    contentType: 'application/json',
    text: JSON.stringify(body),
  });
  const history = await listChatHistory(createClient({ baseURL: '', transport }), {
    userId: '1001',
    guestId: null,
    limit: 10,
    skip: 0,
  });
  return history.map((each) => readMessage(each));
};

test('keeps all other messages of a page of history if one has a fault', async () => {
  const whole = await read(HISTORY);
  expect(whole.map((message) => message?.id)).toEqual(['b', 'a']);
  const faulty = faultyAnswers(HISTORY);
  expect(faulty.length).toBeGreaterThan(400);
  for (const { path, body } of faulty) {
    const other = whole[path[0] === 0 ? 1 : 0];
    expect(await read(body)).toContainEqual(other);
  }
});
