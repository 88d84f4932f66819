import type { TransportResponse } from '../../client/transport';
import { correctBackend } from '../../testing/correct-backend/correct-backend';
import { runConformance } from '../run';

const message = (minute: number) => ({
  sender: 'bot',
  message: { message_type: 'text', payload: `message ${minute}` },
  createdAt: new Date(Date.UTC(2026, 0, 31, 9, minute)).toISOString(),
});

/** Judges a chat history that has these states at successive reads. */
const judgeHistory = async (at: (read: number) => readonly object[]) => {
  let reads = 0;
  const listChatHistory = ({ body }: { body: string | FormData | undefined }): Promise<TransportResponse> => {
    const { limit, skip } = JSON.parse(String(body)) as { limit: number; skip: number };
    const text = JSON.stringify(at(reads++).slice(skip, skip + limit));
    return Promise.resolve({ status: 200, contentType: 'application/json', text });
  };
  const { rows } = await runConformance({
    ...correctBackend({ instead: { listChatHistory } }),
    only: ['listChatHistory'],
  });
  return rows.find(({ operationId }) => operationId === 'listChatHistory');
};

const HISTORY = [message(3), message(2), message(1)];

describe('a history that grows by a reply of the bot', () => {
  test.each(Array.from({ length: 20 }, (_, read) => read))(
    'before read %i causes no finding',
    async (read) => {
      const row = await judgeHistory((now) => (now < read ? HISTORY : [message(5), message(4), ...HISTORY]));
      expect(row).toMatchObject({ verdict: 'pass', findings: [], unproven: [] });
    },
  );

  test('does not hide a fault', async () => {
    const oldestFirst = [...HISTORY].reverse();
    const row = await judgeHistory((now) => (now < 4 ? oldestFirst : [...oldestFirst, message(4)]));
    expect(row).toMatchObject({ verdict: 'deviation', findings: [{ expected: 'the newest first' }] });
  });
});

test('reports a list whose order differs at each read', async () => {
  const row = await judgeHistory((now) => HISTORY.map((_, index) => HISTORY[(index + now) % 3] ?? {}));
  expect(row?.verdict).toBe('deviation');
});
