import { randomUUID } from 'node:crypto';

const guestOf = (number) => String(number).padStart(32, 'benchguest');
const transfer = (from, to) => ['POST', '/th/api/wallet/transfer', { from, to, amount: 1.25 }];
const say = (number, payload) => {
  const message = { message_type: 'text', payload };
  const words = { sender: 'customer', guestId: guestOf(number), clientId: randomUUID(), message };
  return ['POST', '/th/api/chat/send-message', words];
};

/** What members do in an evening, by how often: mostly looking, often moving money. */
const DEEDS = [
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
const TOTAL = DEEDS.reduce((sum, [weight]) => sum + weight, 0);

/** The same deeds in the same order in every run. */
function deedOf(client, done) {
  let point = (Math.imul(client * 7919 + done * 104_729 + 1, 2_654_435_761) >>> 8) % TOTAL;
  for (const [weight, make] of DEEDS) {
    if (point < weight) return make(client);
    point -= weight;
  }
  throw new Error('The weights do not add up');
}

/** One deed of one member; counts the answers by status. */
export const mixedStep = (members, statuses) => async (client, done) => {
  const { connection, token } = members[client];
  const [method, path, body] = deedOf(client, done);
  const { status } = await connection.send(method, path, { body, token, key: body && randomUUID() });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
};
