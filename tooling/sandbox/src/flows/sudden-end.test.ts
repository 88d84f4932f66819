/** @starts processes */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, call, tokenOf } from '../testing/caller';
import { onEveryStore } from '../testing/every-store';
import { runProgram, startProgram } from '../testing/program';
import type { Program } from '../testing/program';
import { runs } from '@member-wallet/testing';
import { seedFolder } from '../testing/seeded';
import { until } from '@member-wallet/testing';

const ROUNDS = runs(2, 20);
const WORKERS = 8;
const PHONE = '0812345678';

interface Attempt {
  readonly key: string;
  readonly path: string;
  readonly body: object;
  /** The type of its statement line. */
  readonly type: string;
  /** Unique, so that each can be found in the statement. */
  readonly amount: number;
  acknowledged: boolean;
}

/** Mostly transfers, with a deposit or a withdrawal now and then. */
function attemptOf(number: number): Attempt {
  const withCents = (whole: number): number => (whole * 100 + number) / 100;
  const made = { key: `move-${number}`, acknowledged: false };
  if (number % 10 === 0) {
    const amount = withCents(200);
    return { ...made, path: 'wallet/add', body: { amount }, type: 'deposit', amount };
  }
  if (number % 10 === 5) {
    const amount = withCents(100);
    return { ...made, path: 'wallet/withdraw', body: { amount }, type: 'withdraw', amount };
  }
  const amount = withCents(1);
  return {
    ...made,
    path: 'wallet/transfer',
    body: { from: 'WALLET', to: 'PG', amount },
    type: 'transfer',
    amount,
  };
}

const send = (url: string, token: string, { key, path, body }: Attempt) =>
  call(url, 'POST', `/th/api/${path}`, body, { token, key });

/**
 * Several workers move money until the server is killed. Each goes on until its connection breaks, so that the
 * last attempt of each has no answer, however quickly the server dies.
 */
async function burst(program: Program, token: string, first: number, killAt: number): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  let answered = 0;
  let killed: Promise<unknown> | undefined;
  const work = async (): Promise<void> => {
    for (;;) {
      const attempt = attemptOf(first + attempts.length);
      attempts.push(attempt);
      try {
        attempt.acknowledged = (await send(program.url, token, attempt)).status === 200;
      } catch {
        return;
      }
      if (!attempt.acknowledged) return;
      answered += 1;
      if (answered >= killAt) killed ??= program.end('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  await killed;
  return attempts;
}

const nameOf = (type: unknown, amount: unknown): string => `${String(type)} ${Number(amount).toFixed(2)}`;

/** The newest lines of the statement, at least as many as asked for, and how many there are in all. */
async function newest(url: string, token: string, count: number) {
  const lines: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await call(url, 'POST', '/th/api/statement', { page, limit: 100 }, { token });
    const found = at(body, 'statements');
    if (!Array.isArray(found)) throw new Error('No statement');
    lines.push(...found.map((line) => nameOf(at(line, 'statementType'), at(line, 'amount'))));
    if (lines.length >= count || found.length < 100) return { lines, total: Number(at(body, 'total')) };
  }
}

async function balances(url: string, token: string) {
  const { body } = await call(url, 'GET', '/th/api/wallet', undefined, { token });
  return { wallet: Number(at(body, 'wallet', 'amount')), game: Number(at(body, 'slots', 0, 'amount')) };
}

const sumOf = (attempts: readonly Attempt[], type: string): number =>
  attempts.filter((attempt) => attempt.type === type).reduce((sum, { amount }) => sum + amount, 0);

onEveryStore('killed in the middle of money moves', (place) => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'));
  const args = ['--data-dir', folder];
  const settings = { DATABASE_URL: place.databaseUrl };
  let running: Program | undefined;
  beforeAll(async () => {
    if (place.databaseUrl === undefined) await seedFolder(folder);
  });
  afterAll(async () => {
    await running?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async (): Promise<Program> => {
    running = await startProgram(args, settings);
    return running;
  };

  test(
    `${ROUNDS} times: nothing acknowledged is lost, nothing is done twice, and the ledger is sound`,
    async () => {
      let program = await start();
      const token = await tokenOf(program.url, 'th', PHONE);
      const seeded = (await newest(program.url, token, 0)).total;
      const before = await balances(program.url, token);
      const made: Attempt[] = [];

      for (let round = 0; round < ROUNDS; round += 1) {
        const attempts = await burst(program, token, made.length, 30 + 7 * (round % 5));
        const acknowledged = attempts.filter((attempt) => attempt.acknowledged);
        expect(acknowledged.length).toBeGreaterThan(20);
        expect(attempts.length - acknowledged.length).toBeGreaterThanOrEqual(WORKERS);

        program = await start();
        const { url } = program;
        expect((await call(url, 'GET', '/console/invariants')).body).toMatchObject({ ok: true });
        const kept = new Set((await newest(url, token, attempts.length)).lines);
        expect(acknowledged.filter(({ type, amount }) => !kept.has(nameOf(type, amount)))).toEqual([]);

        // As a client does after a lost answer: the same request with the same key.
        for (const attempt of attempts) {
          await until(async () => {
            const answer = await send(url, token, attempt);
            // The database may not have noticed yet that the client holding the key is gone.
            if (at(answer.body, 'code') === 'IDEMPOTENCY_IN_FLIGHT') return false;
            expect(answer.status).toBe(200);
            return true;
          });
        }
        made.push(...attempts);
        const after = await newest(url, token, attempts.length);
        expect(after.total).toBe(seeded + made.length);
        expect(after.lines.slice(0, attempts.length).sort()).toEqual(
          attempts.map(({ type, amount }) => nameOf(type, amount)).sort(),
        );
        const now = await balances(url, token);
        expect(now.game).toBeCloseTo(before.game + sumOf(made, 'transfer'), 2);
        const out = sumOf(made, 'transfer') + sumOf(made, 'withdraw');
        expect(now.wallet).toBeCloseTo(before.wallet + sumOf(made, 'deposit') - out, 2);
      }

      expect(await program.end('SIGTERM')).toBe(0);
      const report = await runProgram(['invariants', ...args], settings);
      expect(report.output).toContain('The ledger is sound.');
      expect(report.code).toBe(0);
    },
    Math.max(300_000, ROUNDS * 60_000),
  );
});
