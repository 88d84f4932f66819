import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { closedLoop } from './sandbox/measure.mjs';
import { makeMembers } from './sandbox/members.mjs';
import { mixedStep } from './sandbox/mixed.mjs';
import { startServer } from './sandbox/start-server.mjs';

/**
 * How fast the sandbox moves money, and whether it stands an evening's load.
 *
 * node src/sandbox.mjs [--seconds 7] [--mixed 60] [--store embedded|postgres|both]
 *
 * A transfer is measured twice, each time with an Idempotency-Key of its own: through the driver, and over HTTP with
 * a token. Beside them stands a bare `begin; update; insert; commit` through the same driver, a second of each in
 * turn; the round with the median share is shown.
 * PostgreSQL is measured where DATABASE_URL names one.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '7' },
    mixed: { type: 'string', default: '60' },
    store: { type: 'string', default: 'both' },
  },
});
const [seconds, mixedSeconds] = [Number(values.seconds), Number(values.mixed)];
const CLIENTS = [1, 16, 64];
const SMALLEST_SHARE = 0.5;
const LARGEST_GROWTH = 1.3;

const faults = [];
const expect = (holds, fault) => {
  if (!holds) faults.push(fault);
};
const ms = (value) => value.toFixed(1).padStart(7);
const line = (store, clients, what, { perSecond, p50, p95, p99 }, share = '') =>
  console.log(
    `${store.padEnd(10)} ${String(clients).padStart(7)}  ${what.padEnd(9)} ${perSecond.toFixed(0).padStart(8)} ${ms(p50)} ${ms(p95)} ${ms(p99)}  ${share}`,
  );

const transferOf = (members) => async (client, done) => {
  const { connection, token } = members[client];
  const [from, to] = done % 2 === 0 ? ['WALLET', 'PG'] : ['PG', 'WALLET'];
  const details = { token, key: randomUUID(), body: { from, to, amount: 1 } };
  const { status, text } = await connection.send('POST', '/th/api/wallet/transfer', details);
  if (status !== 200) throw new Error(`A transfer answered ${status} ${text}`);
};

/** Bare transactions and transfers in turn, in slices of a second: what else the machine does hits both alike. */
async function measureTransfers(store, server, members) {
  for (const clients of CLIENTS) {
    const rounds = [];
    for (let round = 0; round < seconds; round += 1) {
      const bare = await server.ask('bare', { clients, seconds: 1 });
      const moved = await server.ask('move', { clients, seconds: 1 });
      rounds.push({ bare, moved, share: moved.perSecond / bare.perSecond });
    }
    rounds.sort((a, b) => a.share - b.share);
    const { bare, moved, share } = rounds[Math.floor(rounds.length / 2)];
    const overHttp = await closedLoop(clients, 2, transferOf(members));
    line(store, clients, 'bare', bare);
    const range = `${rounds[0].share.toFixed(2)} to ${rounds.at(-1).share.toFixed(2)}`;
    line(store, clients, 'transfer', moved, `${share.toFixed(2)} of bare (${range})`);
    line(
      store,
      clients,
      'over HTTP',
      overHttp,
      `${(overHttp.perSecond / bare.perSecond).toFixed(2)} of bare`,
    );
    expect(
      store !== 'postgres' || share >= SMALLEST_SHARE,
      `${clients} clients on ${store}: ${share.toFixed(2)} of the bare rate, and not ${SMALLEST_SHARE}`,
    );
  }
}

async function measureMixed(store, server, members) {
  const statuses = new Map();
  const step = mixedStep(members, statuses);
  await server.ask('closeLedger');
  // Once through everything: what is loaded on first use is no growth.
  await closedLoop(members.length, 5, step);
  const before = await server.ask('memory');
  const result = await closedLoop(members.length, mixedSeconds, step);
  const after = await server.ask('memory');
  line(store, members.length, 'mixed', result);
  const growth = after.rss / before.rss;
  const mb = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  const { ok } = await server.ask('invariants');
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(
    `${store.padEnd(10)} answers ${answers.join(', ')}; ledger ${ok ? 'sound' : 'BROKEN'}; memory ${mb(before.rss)} → ${mb(after.rss)} (${growth.toFixed(2)}×; in use ${mb(before.used)} → ${mb(after.used)})`,
  );
  expect(ok, `${store}: the ledger is broken`);
  expect(
    [...statuses.keys()].every((status) => status < 500),
    `${store}: there were answers of 500 and above`,
  );
  expect(growth <= LARGEST_GROWTH, `${store}: memory grew ${growth.toFixed(2)}×`);
}

async function measure(store, databaseUrl) {
  const server = await startServer(databaseUrl);
  try {
    const members = await makeMembers(server.url, Math.max(...CLIENTS));
    await measureTransfers(store, server, members);
    if (mixedSeconds > 0) await measureMixed(store, server, members);
    for (const { connection } of members) connection.close();
  } finally {
    await server.close();
  }
}

console.log(
  "bare: begin, update, insert, commit through the sandbox's driver and pool. transfer: the sandbox's, with a key, through\nthe same. over HTTP: the same with a token. Shares are of the bare rate, of the round\nwith the median share; in brackets those of all rounds.\n",
);
console.log('store      clients  what      per second  p50 ms  p95 ms  p99 ms');
if (values.store !== 'postgres') await measure('embedded', undefined);
if (values.store !== 'embedded') {
  if (process.env.DATABASE_URL) await measure('postgres', process.env.DATABASE_URL);
  else console.log('postgres   not measured: DATABASE_URL is not set');
}
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
