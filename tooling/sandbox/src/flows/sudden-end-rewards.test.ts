/** @starts processes */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIP } from '../chat/clip';
import { at, call, tokenOf } from '../testing/caller';
import type { Answer } from '../testing/caller';
import { onEveryStore } from '../testing/every-store';
import { playRounds } from '../testing/play-rounds';
import type { Program } from '../testing/program';
import { startProgram } from '../testing/program';
import { runs } from '@member-wallet/testing';
import { seedFolder } from '../testing/seeded';
import { until } from '@member-wallet/testing';
import { upload } from '../testing/upload';

const ROUNDS = runs(1, 15);
const MEMBERS = runs(4, 6);
const PASSWORD = 'secret-1';
const GIVEN = { slip: 75, cashback: 10, invite: 5, promotion: 50 };
const STAKED = 300;
/** Stored in four pieces. */
const CLIP_OF_A_MEGABYTE = Buffer.concat([Buffer.from(CLIP, 'base64'), freeBox(1024 * 1024)]);

/** A box that players skip. */
function freeBox(size: number): Buffer {
  const box = Buffer.alloc(size, 7);
  box.writeUInt32BE(size);
  box.write('free', 4);
  return box;
}

/** One call with a key of its own. */
interface Attempt {
  readonly key: string;
  send(url: string): Promise<Answer>;
  wasSent: boolean;
}

interface Person {
  readonly phone: string;
  readonly token: string;
  readonly attempts: readonly Attempt[];
  /** The balance of the wallet after each call has been done once. */
  readonly due: number;
  /** The number of lines of the statement then. */
  readonly lines: number;
}

async function post(url: string, path: string, body: object): Promise<unknown> {
  const answer = await call(url, 'POST', path, body);
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function register(url: string, phone: string, inviteCode = ''): Promise<string> {
  const bank = { bankCode: 'SCB', bankAccountName: 'TEST MEMBER', bankAccountNo: phone };
  await post(url, '/th/api/account', { name: 'x', username: phone, password: PASSWORD, inviteCode, ...bank });
  return tokenOf(url, 'th', phone, PASSWORD);
}

/** Loses some of a game's balance. @returns the cashback for it, which can be received; 0 for a member who only wins */
async function lose(url: string, phone: string, token: string): Promise<number> {
  await post(url, '/console/fund', { market: 'th', phone, amount: STAKED });
  const moved = { from: 'WALLET', to: 'PG', amount: STAKED };
  await call(url, 'POST', '/th/api/wallet/transfer', moved, { token });
  let cashback = 0;
  await playRounds(url, 'th', token, 'PG', async () => {
    const { body } = await call(url, 'GET', '/th/api/refund/check', undefined, { token });
    cashback = Number(at(body, 'refundAmount'));
    return cashback > 0;
  });
  return cashback;
}

/** A member with a slip, two coupons, an invite bonus, cashback and a promotion to take. */
async function makePerson(url: string, number: number): Promise<Person> {
  const phone = `0870${String(number).padStart(6, '0')}`;
  const member = { market: 'th', phone };
  const token = await register(url, phone);
  const get = (path: string, key?: string, at_ = url) =>
    call(at_, 'GET', `/th/api${path}`, undefined, { token, ...(key !== undefined && { key }) });
  const id = String(at((await get('/account/profile')).body, 'profile', '_id'));
  await register(url, `0871${String(number).padStart(6, '0')}`, `PR${id}`);
  for (const coupon of ['C20', 'C50']) await post(url, '/console/rewards', { ...member, coupon });
  await post(url, '/console/rewards', { ...member, cashback: GIVEN.cashback, invite: GIVEN.invite });
  const accrued = await lose(url, phone, token);
  if (accrued === 0) return makePerson(url, number + 1000);
  const slip = await post(url, '/console/slips', { ...member, amount: GIVEN.slip });
  const picture = Buffer.from(String(at(slip, 'picture')).split(',')[1] ?? '', 'base64');
  const coupons = (await get('/spinwheel/coupon')).body as readonly { _id: string; amount: number }[];

  const attempt = (name: string, send: (origin: string, key: string) => Promise<Answer>): Attempt => {
    const key = `${name}-${number}`;
    return { key, send: (origin) => send(origin, key), wasSent: false };
  };
  const attempts = [
    attempt('slip', (origin, key) => upload(origin, '/th/api/wallet/slip', token, picture, key)),
    ...coupons.map(({ _id }, index) =>
      attempt(`coupon-${index}`, (origin, key) =>
        call(origin, 'POST', '/th/api/spinwheel/coupon/claim', { coupon: _id }, { token, key }),
      ),
    ),
    attempt('invite', (origin, key) => get('/invite/bonus', key, origin)),
    attempt('receipt', (origin, key) => get('/refund/receive', key, origin)),
    attempt('cashback', (origin, key) => get('/refund/addWallet', key, origin)),
    // Last, since nothing else can be taken while it is active.
    attempt('promotion', (origin, key) => get('/promotion/activate/FRIEND50', key, origin)),
  ];
  const won = coupons.reduce((sum, { amount }) => sum + amount, 0);
  const { slip: read, cashback, invite, promotion } = GIVEN;
  const due = won + read + cashback + accrued + invite + promotion;
  const { body } = await call(url, 'POST', '/th/api/statement', { page: 1, limit: 1 }, { token });
  // The receipt has none.
  return { phone, token, attempts, due, lines: Number(at(body, 'total')) + attempts.length - 1 };
}

/** Sends one clip after another to the chat until the program is gone. @returns the paths of those that were answered */
async function sendClips(url: string, token: string, onAnswer: () => void): Promise<readonly string[]> {
  const paths: string[] = [];
  for (;;) {
    const answer = await upload(url, '/th/api/chat/upload-video', token, CLIP_OF_A_MEGABYTE).catch(
      () => null,
    );
    if (!answer) return paths;
    expect(answer.status).toBe(200);
    paths.push(String(at(answer.body, 'path')));
    onAnswer();
  }
}

const holdsClip = async (url: string): Promise<boolean> => {
  const response = await fetch(url);
  return Buffer.from(await response.arrayBuffer()).equals(CLIP_OF_A_MEGABYTE);
};

/** All members claim their rewards, until the program is killed after a number of responses. */
async function takeUntilKilled(program: Program, people: readonly Person[], killAt: number) {
  let tell = () => {};
  const first = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const clips = sendClips(program.url, people[0]?.token ?? '', tell);
  // The first is answered before the kill, however busy the machine is.
  await Promise.race([first, clips]);
  let answered = 0;
  let killed: Promise<unknown> | undefined;
  const take = async ({ attempts }: Person): Promise<void> => {
    for (const attempt of attempts) {
      attempt.wasSent = true;
      try {
        expect((await attempt.send(program.url)).status).toBe(200);
      } catch (error) {
        if (killed === undefined) throw error;
        return;
      }
      answered += 1;
      if (answered >= killAt) killed ??= program.end('SIGKILL');
    }
  };
  await Promise.all(people.map(take));
  await killed;
  const sent = people.flatMap(({ attempts }) => attempts).filter(({ wasSent }) => wasSent);
  return { unanswered: sent.length - answered, clips: await clips };
}

onEveryStore('killed in the middle of uploads, coupons, invites, promotions and cashback', (place) => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'));
  let running: Program | undefined;
  beforeAll(async () => {
    if (place.databaseUrl === undefined) await seedFolder(folder);
  });
  afterAll(async () => {
    await running?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async (): Promise<Program> => {
    running = await startProgram(['--data-dir', folder], { DATABASE_URL: place.databaseUrl });
    return running;
  };

  test(
    `${ROUNDS} times: each is done once, whether it was answered or not`,
    async () => {
      let program = await start();
      await post(program.url, '/console/switches', { market: 'th', registerOTP: false, rateLimits: false });
      let unanswered = 0;
      let clips = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const people: Person[] = [];
        for (let n = 0; n < MEMBERS; n += 1) people.push(await makePerson(program.url, round * MEMBERS + n));
        const taken = await takeUntilKilled(program, people, 6 + 5 * (round % 7));
        unanswered += taken.unanswered;
        clips += taken.clips.length;

        program = await start();
        const { url } = program;
        for (const path of taken.clips) expect(await holdsClip(`${url}/th${path}`)).toBe(true);
        // As a client does after a lost answer: the same request with the same key; then what was not sent yet.
        for (const { key, send } of people.flatMap(({ attempts }) => attempts)) {
          await until(async () => {
            const { status, body } = await send(url);
            if (at(body, 'code') === 'IDEMPOTENCY_IN_FLIGHT') return false;
            expect({ key, status, body }).toEqual({ key, status: 200, body });
            return true;
          });
        }
        await post(url, '/console/clock', { ms: 5000 });
        for (const { token, due, lines } of people) {
          const ask = (path: string) =>
            call(url, 'POST', `/th/api${path}`, { page: 1, limit: 100 }, { token });
          const slips = at((await ask('/statement/slip')).body, 'slips') as readonly { status: string }[];
          expect(slips.map(({ status }) => status)).toEqual(['SUCCESS']);
          expect(at((await ask('/statement')).body, 'total')).toBe(lines);
          const wallet = await call(url, 'GET', '/th/api/wallet', undefined, { token });
          expect(at(wallet.body, 'wallet', 'amount')).toBeCloseTo(due, 6);
        }
        expect((await call(url, 'GET', '/console/invariants')).body).toMatchObject({ ok: true });
      }
      expect(unanswered).toBeGreaterThan(0);
      expect(clips).toBeGreaterThan(0);
    },
    Math.max(300_000, ROUNDS * 60_000),
  );
});
