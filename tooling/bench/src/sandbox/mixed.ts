import { randomUUID } from 'node:crypto';
import type { BenchMember } from './members';

type Request = readonly [method: string, path: string, body?: object];

const guestOf = (number: number) => String(number).padStart(32, 'benchguest');
const transfer = (from: string, to: string): Request => [
  'POST',
  '/th/api/wallet/transfer',
  { from, to, amount: 1.25 },
];
const say = (number: number, payload: string): Request => {
  const message = { message_type: 'text', payload };
  const words = { sender: 'customer', guestId: guestOf(number), clientId: randomUUID(), message };
  return ['POST', '/th/api/chat/send-message', words];
};

/** Actions of members, weighted by frequency: mostly reads, often money writes. */
const ACTIONS: readonly (readonly [weight: number, make: (client: number) => Request])[] = [
  [20, () => ['GET', '/th/api/wallet']],
  [15, () => transfer('WALLET', 'PG')],
  [15, () => transfer('PG', 'WALLET')],
  [10, () => ['POST', '/th/api/statement', { page: 1, limit: 10 }]],
  [5, () => ['GET', '/th/api/account/profile']],
  [5, () => ['GET', '/th/api/lookup/deposit']],
  [5, () => ['GET', '/th/api/bonus']],
  [5, () => ['POST', '/th/api/wallet/add', { amount: 20 }]],
  [4, () => ['POST', '/th/api/qrcode/KBANK', { amount: 50 }]],
  [4, () => ['POST', '/th/api/wallet/withdraw', { amount: 100 }]],
  [3, () => ['GET', '/th/api/refund/check']],
  [3, () => ['POST', '/th/api/spinwheel/spin', {}]],
  [4, (number) => say(number, 'สวัสดี')],
  [2, (number) => ['POST', '/th/api/chat/history', { guestId: guestOf(number), skip: 0, limit: 10 }]],
];
const TOTAL = ACTIONS.reduce((sum, [weight]) => sum + weight, 0);

/** The client's next action. The same actions in the same order in every run. */
function actionOf(client: number, done: number): Request {
  let point = (Math.imul(client * 7919 + done * 104_729 + 1, 2_654_435_761) >>> 8) % TOTAL;
  for (const [weight, make] of ACTIONS) {
    if (point < weight) return make(client);
    point -= weight;
  }
  throw new Error('The weights do not add up');
}

/** One action of one member; counts the responses by status. */
export const mixedStep =
  (members: readonly BenchMember[], statuses: Map<number, number>) =>
  async (client: number, done: number) => {
    const member = members[client];
    if (!member) throw new Error(`There is no member ${client}.`);
    const { connection, token } = member;
    const [method, path, body] = actionOf(client, done);
    const { status } = await connection.send(method, path, {
      body,
      token,
      key: body ? randomUUID() : undefined,
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
