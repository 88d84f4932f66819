import fc from 'fast-check';
import type { Client } from '../client/client';
import { createClient } from '../client/create-client';
import { listInvites } from '../endpoints/invite';
import { listRefunds } from '../endpoints/refund';
import { listSlips, listStatement } from '../endpoints/statement';
import { getWallet } from '../endpoints/wallet';
import type { RefundEntry } from '../entities/refund';
import type { StatementEntry } from '../entities/statement';
import { raw } from '../testing/replies';
import { createTestBackend } from '../testing/test-backend';
import { type ListEndpoint, paginate, type PaginateOptions } from './paginate';

const row = (index: number): RefundEntry => ({
  refundAmount: index,
  createdAt: '2026-01-31T09:30:00.000Z',
});
const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => row(index));

interface Asked {
  readonly page: number;
  readonly limit: number;
}

/** A server of listRefunds, which records the requests. */
const serving = (answer: (asked: Asked) => object) => {
  const asked: Asked[] = [];
  const client = createClient({
    baseURL: '',
    transport: async ({ body }) => {
      const one = JSON.parse(String(body)) as Asked;
      asked.push(one);
      if (asked.length > 1000) throw new Error('it loops');
      return { status: 200, text: JSON.stringify(answer(one)) };
    },
  });
  return { client, asked };
};

const slice = (all: readonly RefundEntry[], { page, limit }: Asked) =>
  all.slice((page - 1) * limit, page * limit);

const all = async (client: Client, options?: PaginateOptions) => {
  const found: RefundEntry[] = [];
  for await (const one of paginate(client, listRefunds, options)) found.push(one);
  return found;
};

const totals = {
  right: (rows: readonly RefundEntry[]) => ({ total: rows.length }),
  missing: () => ({}),
  null: () => ({ total: null }),
  'always 0': () => ({ total: 0 }),
  'too high': (rows: readonly RefundEntry[]) => ({ total: rows.length + 3 }),
};

test.each(Object.entries(totals))(
  'returns every row once, in order, with a total that is %s',
  async (_, total) => {
    const count = fc.integer({ min: 0, max: 40 });
    const limit = fc.integer({ min: 1, max: 12 });
    await fc.assert(
      fc.asyncProperty(count, limit, limit, async (length, wanted, mostOfServer) => {
        const rows = rowsTo(length);
        const { client, asked } = serving(({ page, limit: most }) => ({
          refunds: slice(rows, { page, limit: Math.min(most, mostOfServer) }),
          ...total(rows),
        }));
        expect(await all(client, { limit: wanted })).toEqual(rows);
        expect(asked.map(({ page }) => page)).toEqual(asked.map((__, index) => index + 1));
        expect(asked.length).toBeLessThanOrEqual(Math.ceil(length / Math.min(wanted, mostOfServer)) + 1);
      }),
    );
  },
);

test('requests nothing after the last page if there is a total', async () => {
  const rows = rowsTo(20);
  const { client, asked } = serving((one) => ({ refunds: slice(rows, one), total: 20 }));
  expect(await all(client, { limit: 10 })).toHaveLength(20);
  expect(asked).toEqual([
    { page: 1, limit: 10 },
    { page: 2, limit: 10 },
  ]);
});

test.each(Object.entries(totals))(
  'sends two requests to a server that ignores the page, and returns its rows once, with a total that is %s',
  async (_, total) => {
    const rows = rowsTo(57);
    const { client, asked } = serving(() => ({ refunds: rows.slice(0, 10), ...total(rows) }));
    expect(await all(client, { limit: 10 })).toEqual(rows.slice(0, 10));
    expect(asked).toHaveLength(2);
  },
);

test('ends if the server repeats its last page', async () => {
  const rows = rowsTo(25);
  const { client } = serving(({ page, limit }) => ({
    refunds: slice(rows, { page: Math.min(page, 3), limit }),
  }));
  expect(await all(client, { limit: 10 })).toEqual(rows);
});

test('ends if the server ignores the page and rows are added meanwhile', async () => {
  let added = 0;
  const { client, asked } = serving(() => {
    added += 1;
    return {
      refunds: [
        ...rowsTo(100 + added)
          .slice(100)
          .reverse(),
        ...rowsTo(100),
      ].slice(0, 10),
    };
  });
  expect(await all(client, { limit: 10 })).toHaveLength(10);
  expect(asked).toHaveLength(2);
});

test('misses no row if one is added meanwhile', async () => {
  const rows = rowsTo(25);
  const { client } = serving((one) => ({ refunds: slice(one.page === 1 ? rows : [row(99), ...rows], one) }));
  const found = await all(client, { limit: 10 });
  expect(new Set(found.map(({ refundAmount }) => refundAmount))).toEqual(
    new Set(rows.map(({ refundAmount }) => refundAmount)),
  );
});

test('keeps all other rows if one cannot be read', async () => {
  const rows: unknown[] = rowsTo(25);
  rows[12] = 'broken';
  const { client } = serving(({ page, limit }) => ({
    refunds: rows.slice((page - 1) * limit, page * limit),
  }));
  const found = await all(client, { limit: 10 });
  expect(found).toEqual(expect.arrayContaining(rowsTo(25).filter((_, index) => index !== 12)));
});

test('returns all equal rows of a page', async () => {
  const { client } = serving(({ page }) => ({ refunds: page === 1 ? [row(1), row(1), row(1)] : [] }));
  expect(await all(client)).toHaveLength(3);
});

test.each<[string, ListEndpoint, string]>([
  ['listStatement', listStatement, 'statements'],
  ['listSlips', listSlips, 'slips'],
  ['listInvites', listInvites, 'invites'],
  ['listRefunds', listRefunds, 'refunds'],
])('%s: returns its rows, whatever other lists the server sends', async (name, list, field) => {
  const backend = createTestBackend();
  const first = (await list(backend.client(), { page: 1, limit: 1 })) as unknown as Record<string, object[]>;
  const text = JSON.stringify({ banners: [1, 2, 3], ...first, zeros: [0] });
  backend.answer(list, raw({ status: 200, text }) as never);
  const found: unknown[] = [];
  for await (const one of paginate(backend.client(), list)) if (found.push(one) > 9) break;
  expect(found).toEqual(first[field]);
  expect(backend.calls()[0]?.operationId).toBe(name);
});

test('requests nothing before it is iterated and after the iteration stops', async () => {
  const rows = rowsTo(100);
  const { client, asked } = serving((one) => ({ refunds: slice(rows, one) }));
  const pages = paginate(client, listRefunds, { limit: 10 });
  expect(asked).toHaveLength(0);
  for await (const { refundAmount } of pages) if (refundAmount === 12) break;
  expect(asked).toHaveLength(2);
});

test('rejects for a failed page after the rows before it, and ends with the signal', async () => {
  const stop = new AbortController();
  const rows = rowsTo(100);
  const { client } = serving((one) => ({ refunds: slice(rows, one) }));
  const found: RefundEntry[] = [];
  const reading = async () => {
    for await (const one of paginate(client, listRefunds, { limit: 10, signal: stop.signal })) {
      found.push(one);
      if (found.length === 10) stop.abort();
    }
  };
  await expect(reading()).rejects.toMatchObject({ kind: 'cancelled', endpoint: 'listRefunds' });
  expect(found).toHaveLength(10);
});

test('only compiles for lists, with the type of their rows', async () => {
  const client = createTestBackend().client();
  // @ts-expect-error the wallet is not a list
  await expect(paginate(client, getWallet).next()).rejects.toThrow();
  const { value } = await paginate(client, listStatement).next();
  const entry: StatementEntry | undefined = value ?? undefined;
  // @ts-expect-error a transaction has no refund
  expect(value?.refundAmount).toBeUndefined();
  expect(entry?.statementType).toBe('transfer');
});
