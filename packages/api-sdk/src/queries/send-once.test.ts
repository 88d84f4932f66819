import { getWallet } from '../endpoints/wallet';
import { transfer, uploadSlip } from '../endpoints/money';
import { fault } from '../testing/replies';
import { createTestBackend } from '../testing/test-backend';
import { sendOnce } from './send-once';
import { forSession } from './session-client';

const backend = createTestBackend();
const client = forSession(backend.client(), { member: 'somchai', token: 'token-1' });
const money = { from: 'WALLET', to: 'PG', amount: 100 };
afterEach(() => backend.reset());

test('joins a running write on a second press, and gives both the result', async () => {
  backend.answer(transfer, fault('cut'));
  const presses = [sendOnce(client, transfer, money), sendOnce(client, transfer, { ...money })];
  for (const press of presses) await expect(press).rejects.toMatchObject({ outcome: 'unknown' });
  expect(backend.calls(transfer)).toHaveLength(1);
});

test('sends a new write after the first has ended', async () => {
  await sendOnce(client, transfer, money);
  await sendOnce(client, transfer, money);
  expect(backend.calls(transfer)).toHaveLength(2);
});

test('sends another write for another input, member or file', async () => {
  const other = forSession(backend.client(), { member: 'malee', token: 'token-2' });
  await Promise.all([
    sendOnce(client, transfer, money),
    sendOnce(client, transfer, { ...money, amount: 200 }),
    sendOnce(other, transfer, money),
  ]);
  expect(backend.calls(transfer)).toHaveLength(3);
  const [one, two] = [new File(['a'], 'slip.png'), new File(['a'], 'slip.png')];
  await Promise.all([one, two, one].map((file) => sendOnce(client, uploadSlip, { file })));
  expect(backend.calls(uploadSlip)).toHaveLength(2);
});

test('does not accept reads', () => {
  // @ts-expect-error a read is no write
  expect(() => sendOnce(client, getWallet, undefined)).toThrow(/changes nothing/);
});
