/** @starts servers */
import type { Endpoint } from '@member-wallet/api-sdk';
import * as fc from 'fast-check';
import { routes } from '../routes/routes';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import type { Answer } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { runs } from '@member-wallet/testing';
import { startAt } from '../testing/seeded';
import { validInputs } from './fuzz/valid-inputs';
import type { Input } from './fuzz/valid-inputs';
import { naughtyStrings, rawBodies, arbitraryValue } from './fuzz/malformed-inputs';

const SEED = 20_261_120;
const AT_ONCE = 8;
/**
 * Each call that takes input gets one part of the strings, the next call the next part: 17 calls cover all of
 * them. The same goes for the bodies, in six parts. In the exhaustive run each call gets all.
 */
const STRING_PARTS = runs(17, 1);
const BODY_PARTS = runs(6, 1);
/** A body that every call gets, because it is valid: otherwise some calls would move no money here. */
const ACCEPTED = 'the same key twice';
/** How often each call gets arbitrary values, eight at a time. */
const ROUNDS_OF_VALUES = runs(3, 8);

/** Codes beyond the catalogue. */
const SIGNALS: readonly unknown[] = ['gone', 'invalid-token', 'IDEMPOTENCY_IN_FLIGHT'];

const rows = routes.map(({ endpoint }) => endpoint);
const parametersOf = ({ path }: Endpoint): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const takesInput = (row: Endpoint): boolean => row.body !== undefined || parametersOf(row).length > 0;
/** The position of a call among those with input. */
const turnOf = new Map(rows.filter(takesInput).map((row, nth) => [row, nth] as const));

test('there is a valid input for every call with input', () => {
  const takers = rows.filter(takesInput).map(({ operationId }) => operationId);
  expect(Object.keys(validInputs).sort()).toEqual([...takers].sort());
  expect(rows.length).toBeGreaterThanOrEqual(69);
  expect(naughtyStrings.length).toBeGreaterThan(500);
});

onOneStore('fuzz', (place) => {
  // On the second store only what depends on the database: every string, but not every shape of body.
  const isWhole = place.databaseUrl === undefined;
  let sandbox: Sandbox;
  let token: string;
  let turn = 0;

  beforeAll(async () => {
    sandbox = await startAt(place);
    await call(sandbox.url, 'POST', '/console/switches', { market: 'th', registerOTP: false });
    const username = '0879999999';
    await call(sandbox.url, 'POST', '/th/api/account', {
      ...validInputs.register?.(0),
      username,
      bankAccountNo: '555444333',
    });
    token = await tokenOf(sandbox.url, 'th', username, 'secret-1');
    await call(sandbox.url, 'POST', '/console/fund', { market: 'th', phone: username, amount: 20_000 });
    await call(sandbox.url, 'POST', '/console/rewards', {
      market: 'th',
      phone: username,
      coins: 5,
      coupon: 'C50',
    });
    await ask('POST', '/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 2000 });
  });
  afterAll(() => sandbox.close());

  const ask = (method: string, path: string, body?: unknown) =>
    call(sandbox.url, method, `/th/api${path}`, body, { token });

  /** Sends the input. In a path, a lone surrogate becomes what UTF-8 makes of it. */
  function send(row: Endpoint, input: Input, raw?: string): Promise<Answer> {
    const inPath = parametersOf(row);
    const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(Buffer.from(String(input[name])).toString()),
    );
    const body = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)));
    return call(sandbox.url, row.method, `/th${path}`, row.body === undefined ? undefined : body, {
      token,
      ...(raw !== undefined && { raw }),
    });
  }

  /** Expects a declared error code, or an answer of the declared shape. */
  function expectDeclared(row: Endpoint, { status, body }: Answer): void {
    expect(status).toBeLessThan(500);
    if (status < 400) {
      expect(row.response.safeParse(body)).toMatchObject({ success: true });
      return;
    }
    expect([...row.errors, ...SIGNALS]).toContain(at(body, 'code'));
    expect(at(body, 'message')).toBe(at(body, 'code'));
  }

  /** The member's total over wallet and games, and the number of statement lines. */
  async function balanceAndLines(): Promise<{ readonly has: number; readonly lines: number }> {
    const { body } = await ask('GET', '/wallet');
    const slots = at(body, 'slots');
    if (!Array.isArray(slots)) throw new Error('no slots');
    const inGames = slots.reduce<number>((all, slot) => all + Number(at(slot, 'amount')), 0);
    const lines = Number(at((await ask('POST', '/statement', { page: 1, limit: 1 })).body, 'total'));
    return { has: inGames + Number(at(body, 'wallet', 'amount')), lines };
  }

  const SIGNS: ReadonlyMap<unknown, number> = new Map([
    ['deposit', 1],
    ['bonus', 1],
    ['withdraw', -1],
  ]);

  /** The net amount of the newest statement lines. */
  async function movedBy(lines: number): Promise<number> {
    const moved: unknown[] = [];
    for (let page = 1; moved.length < lines; page += 1) {
      const list = at((await ask('POST', '/statement', { page, limit: 100 })).body, 'statements');
      if (!Array.isArray(list) || list.length === 0) throw new Error('the statement ends too soon');
      moved.push(...list);
    }
    return moved
      .slice(0, lines)
      .filter((line) => at(line, 'status') !== 'FAILED')
      .reduce<number>(
        (sum, line) => sum + (SIGNS.get(at(line, 'statementType')) ?? 0) * Number(at(line, 'amount')),
        0,
      );
  }

  let known: Awaited<ReturnType<typeof balanceAndLines>> | undefined;

  /**
   * Where no call succeeded, nothing may have changed; otherwise the statement must explain the difference
   * exactly.
   */
  async function expectExplained(work: () => Promise<readonly Answer[]>): Promise<void> {
    // Nobody else moves this member's money, so the last state is still current.
    const before = (known ??= await balanceAndLines());
    const answers = await work();
    const after = await balanceAndLines();
    known = after;
    if (answers.every(({ status }) => status >= 400)) expect(after).toEqual(before);
    expect(after.has).toBeCloseTo(before.has + (await movedBy(after.lines - before.lines)), 2);
  }

  describe.each(rows.map((row) => [row.operationId, row, turnOf.get(row) ?? 0] as const))(
    '%s',
    (name, row, nth) => {
      const whole = (): Input => validInputs[name]?.((turn += 1)) ?? {};
      const fields = Object.keys(validInputs[name]?.(0) ?? {});
      const inPath = parametersOf(row);
      // An empty parameter results in another path.
      const fits = (field: string, text: string) => !inPath.includes(field) || !/^\.{0,2}$/.test(text);

      async function sendAll(inputs: readonly { readonly input: Input; readonly raw?: string }[]) {
        const answers: Answer[] = [];
        for (let from = 0; from < inputs.length; from += AT_ONCE) {
          const some = inputs.slice(from, from + AT_ONCE);
          const got = await Promise.all(some.map(({ input, raw }) => send(row, input, raw)));
          for (const answer of got) expectDeclared(row, answer);
          answers.push(...got);
        }
        return answers;
      }

      if (fields.length > 0) {
        test('every naughty string', async () => {
          const inputs = naughtyStrings.flatMap((text, index) => {
            if (index % STRING_PARTS !== nth % STRING_PARTS) return [];
            const field = fields[Math.floor(index / STRING_PARTS) % fields.length] ?? '';
            return fits(field, text) ? [{ input: { ...whole(), [field]: text } }] : [];
          });
          await expectExplained(() => sendAll(inputs));
        });
      }

      // Otherwise the same call would be sent eight times, because it contains none of the values.
      const atOnce = takesInput(row) ? AT_ONCE : runs(1, AT_ONCE);

      test('arbitrary values', async () => {
        await expectExplained(async () => {
          const answers: Answer[] = [];
          await fc.assert(
            fc.asyncProperty(
              fc.array(fc.record({ value: arbitraryValue, more: arbitraryValue, at: fc.nat() }), {
                minLength: atOnce,
                maxLength: atOnce,
              }),
              async (values) => {
                const inputs = values.map(({ value, more, at: index }) => {
                  const field = fields[index % Math.max(1, fields.length)] ?? '';
                  const fitting = inPath.includes(field) ? `-${JSON.stringify(value)}` : value;
                  return { input: { ...whole(), [field]: fitting, more } };
                });
                answers.push(...(await sendAll(inputs)));
              },
            ),
            { seed: SEED, numRuns: fields.length > 0 && isWhole ? ROUNDS_OF_VALUES : 1 },
          );
          return answers;
        });
      });

      if (row.body !== undefined && isWhole) {
        const bodies = rawBodies.filter(
          ([kind], index) => index % BODY_PARTS === nth % BODY_PARTS || kind === ACCEPTED,
        );
        test.each(bodies)('a body of %s', async (kind, rawOf) => {
          const input = whole();
          const inBody = Object.fromEntries(
            Object.entries(input).filter(([field]) => !inPath.includes(field)),
          );
          const raw = rawOf(JSON.stringify(inBody));
          await expectExplained(async () => {
            const answer = await send(row, input, raw).catch((error: unknown) => {
              // The connection may be closed while a body that is too large is still being sent: then there is
              // no answer.
              if (kind === '10 MB' && ['ECONNRESET', 'EPIPE'].includes(String(at(error, 'code'))))
                return undefined;
              throw error;
            });
            if (answer) expectDeclared(row, answer);
            return answer ? [answer] : [];
          });
        });
      }
    },
  );

  test('afterwards the ledger is sound and the sandbox is ready', async () => {
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
    expect((await call(sandbox.url, 'GET', '/readyz')).status).toBe(200);
  });
});
