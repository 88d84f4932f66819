import {
  getBanks,
  getDepositLookup,
  getInviteBanners,
  getRefundBanners,
  getSources,
  getWallet,
  listBonuses,
  listCoupons,
  listInvites,
  listRefunds,
  listSlips,
  listStatement,
} from '@member-wallet/api-sdk';
import { createTestBackend, raw } from '@member-wallet/api-sdk/testing';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { aBonus, aSlot, aWallet, anEntry } from '#/testing/builders';
import { createApi } from '#/data/api/api';
import { requestRead } from './request-read';

const times = <T>(count: number, item: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => item(index));
const MANY = 10_000;
const AT = '2026-01-31T09:30:00.000Z';
const PAGE = { page: 1, limit: 10 };

/**
 * Every list that is cut: the endpoint, the input, the list's path, the number of items that are left, the response.
 */
const LISTS = [
  [listStatement, PAGE, 'statements[]', 10, { total: 1, statements: times(MANY, () => anEntry()) }],
  [
    listSlips,
    PAGE,
    'slips[]',
    10,
    { slips: times(MANY, () => ({ createdAt: AT, amount: 1, status: 'SUCCESS', reference: 'a' })) },
  ],
  [listInvites, PAGE, 'invites[]', 10, { invites: times(MANY, () => ({ amount: 1, createdAt: AT })) }],
  [listRefunds, PAGE, 'refunds[]', 10, { refunds: times(MANY, () => ({ refundAmount: 1, createdAt: AT })) }],
  [
    getWallet,
    undefined,
    'slots[]',
    500,
    { ...aWallet(), slots: times(MANY, (n) => ({ ...aSlot(), code: `${n}` })) },
  ],
  [listBonuses, undefined, '[]', 500, times(MANY, (n) => ({ ...aBonus(), code: `${n}` }))],
  [listCoupons, undefined, '[]', 500, times(MANY, () => ({ prize: { slice: { label: '50' } }, amount: 1 }))],
  [getBanks, undefined, '[]', 500, times(MANY, (n) => ({ code: `${n}`, nameTH: 'x' }))],
  [getSources, undefined, '[]', 500, times(MANY, (n) => ({ code: `${n}`, description: 'x' }))],
  [
    getDepositLookup,
    undefined,
    'banks[]',
    100,
    { banks: times(MANY, () => ({ bankCode: 'SCB' })), wallets: [], isManual: false },
  ],
  [
    getDepositLookup,
    undefined,
    'wallets[]',
    100,
    { banks: [], wallets: times(MANY, () => ({ mode: 'AUTO' })), isManual: false },
  ],
  [getInviteBanners, undefined, 'banners[]', 50, { banners: times(MANY, () => ({ html: 'x' })) }],
  [getRefundBanners, undefined, 'banners[]', 50, { banners: times(MANY, () => ({ html: 'x' })) }],
] as const;

async function read(endpoint: (typeof LISTS)[number][0], input: unknown, answer: unknown) {
  const server = createTestBackend({
    [endpoint.operationId]: raw({ status: 200, text: JSON.stringify(answer) }),
  });
  const heard: string[] = [];
  const client = server.client({
    onDeviation: ({ endpoint: call, field, kind }) => heard.push(`${call} ${field} ${kind}`),
  });
  const api = createApi(client, createSession({ local: memoryStorage(), session: memoryStorage() }));
  const answered = await requestRead(api, endpoint as typeof listStatement, input as never);
  const data: unknown = answered.data;
  return { data, lost: answered.lost, heard };
}

/** The list at a path such as 'slots[]'. */
const listAt = (data: unknown, path: string): readonly unknown[] =>
  (path === '[]' ? data : (data as Record<string, unknown>)[path.slice(0, -2)]) as readonly unknown[];

it.each(LISTS.map(([endpoint, ...rest]) => [endpoint.operationId, endpoint, ...rest] as const))(
  'cuts ten thousand items of %s, records the list as incomplete and reports it once',
  async (name, endpoint, input, path, most, answer) => {
    const { data, lost, heard } = await read(endpoint, input, answer);
    expect(listAt(data, path)).toMatchObject(listAt(answer, path).slice(0, most));
    expect(lost).toEqual([path]);
    expect(heard).toEqual([`${name} ${path} dropped`]);
  },
);

it.each(LISTS.map(([endpoint, ...rest]) => [endpoint.operationId, endpoint, ...rest] as const))(
  'does not change a list of %s that is as long as allowed',
  async (_, endpoint, input, path, most, answer) => {
    const kept = listAt(answer, path).slice(0, most);
    const fits = path === '[]' ? kept : { ...answer, [path.slice(0, -2)]: kept };
    const { data, lost, heard } = await read(endpoint, input, fits);
    expect(data).toMatchObject(fits);
    expect(lost).toEqual([]);
    expect(heard).toEqual([]);
  },
);

it('cuts the banners of each bonus without counting an item as lost', async () => {
  const banners = times(MANY, (n) => ({ html: `${n}` }));
  const { data, lost, heard } = await read(listBonuses, undefined, [{ ...aBonus(), banners }, aBonus()]);
  expect(data).toMatchObject([{ ...aBonus(), banners: banners.slice(0, 50) }, aBonus()]);
  expect(lost).toEqual([]);
  expect(heard).toEqual(['listBonuses [].banners[] dropped']);
});

it.each([
  [1, 1, 10],
  [2, 11, 20],
  [3, 21, 23],
  [4, 24, 23],
])(
  'slices the page out of a list that was sent as a whole: page %i has %i to %i',
  async (page, first, last) => {
    const statements = times(23, (n) => anEntry({ amount: n + 1 }));
    const { data, lost, heard } = await read(listStatement, { page, limit: 10 }, { total: 23, statements });
    expect(data).toMatchObject({ total: 23, statements: statements.slice(first - 1, last) });
    expect(lost).toEqual([]);
    expect(heard).toEqual([]);
  },
);

it('keeps the first rows of a later page that is too long, because the server skipped the earlier ones', async () => {
  const statements = times(50, (n) => anEntry({ amount: n + 1 }));
  const { data, lost } = await read(listStatement, { page: 2, limit: 10 }, { total: 400, statements });
  expect(data).toMatchObject({ total: 400, statements: statements.slice(0, 10) });
  expect(lost).toEqual(['statements[]']);
});
