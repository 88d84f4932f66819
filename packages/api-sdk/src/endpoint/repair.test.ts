import { createClient } from '../client/create-client';
import { getDepositLookup } from '../endpoints/lookup';
import { createQrCode } from '../endpoints/qrcode';
import { listBonuses } from '../endpoints/bonus';
import { spin } from '../endpoints/spinwheel';
import { getWallet } from '../endpoints/wallet';
import { listStatement } from '../endpoints/statement';
import type { Deviation } from './repair';

const clientFor = (body: unknown) => {
  const heard: string[] = [];
  const onDeviation = ({ endpoint, field, kind }: Deviation) => heard.push(`${endpoint} ${field} ${kind}`);
  const transport = async () => ({
    status: 200,
    contentType: 'application/json',
    text: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { heard, client: createClient({ baseURL: '', transport, onDeviation }) };
};

const slot = {
  code: 'PG',
  name: 'PG',
  category: 'slot',
  amount: 300,
  ftWalletSlot: 1,
  isActive: true,
  web: null,
};
const wallet = (more: object) => ({
  profile: { _id: '1001', username: '0812345678', name: 'Somchai' },
  wallet: { amount: 100 },
  slots: [slot],
  ...more,
});

const readWallet = async (more: object) => {
  const { client, heard } = clientFor(wallet(more));
  return { read: await getWallet(client), heard };
};

test('converts numbers and strings for flags and ids', async () => {
  const { read, heard } = await readWallet({
    profile: { _id: 1001, username: 812345678, name: 'Somchai' },
    slots: [
      { ...slot, isActive: 1 },
      { ...slot, code: 7, isActive: 'FALSE' },
    ],
  });
  expect(read.profile).toMatchObject({ _id: '1001', username: '812345678' });
  expect(read.slots.map(({ code, isActive }) => [code, isActive])).toEqual([
    ['PG', true],
    ['7', false],
  ]);
  expect(heard.toSorted()).toEqual([
    'getWallet profile._id converted',
    'getWallet profile.username converted',
    'getWallet slots[].code converted',
    'getWallet slots[].isActive converted',
  ]);
});

test('drops an id that has lost digits', async () => {
  const { client } = clientFor(
    JSON.stringify([{ code: 1, type: 'day', banners: [] }]).replace('1', '9007199254740993'),
  );
  expect(await listBonuses(client)).toEqual([]);
});

test.each([
  ['milliseconds', 1_790_000_000_000],
  ['seconds', 1_790_000_000],
])('converts a time in %s since the epoch to a date-time', async (_, createdAt) => {
  const { client, heard } = clientFor({
    total: 1,
    statements: [{ statementType: 'deposit', amount: 1, status: 'SUCCESS', createdAt }],
  });
  const { statements } = await listStatement(client, { page: 1, limit: 10 });
  expect(statements[0]?.createdAt).toBe('2026-09-21T14:13:20.000Z');
  expect(heard).toEqual(['listStatement statements[].createdAt converted']);
});

test.each([2 ** 53, 1e20, 1e300, -1e300, '9007199254740993', 'much', {}, true])(
  'reads an amount of %p as NaN, not 0',
  async (amount) => {
    const { read, heard } = await readWallet({
      wallet: { amount },
      slots: [{ ...slot, ftWalletSlot: amount }],
    });
    expect(read.wallet.amount).toBeNaN();
    expect(read.slots[0]?.ftWalletSlot).toBeNaN();
    expect(heard.toSorted()).toEqual([
      'getWallet slots[].ftWalletSlot emptied',
      'getWallet wallet.amount emptied',
    ]);
  },
);

test('replaces a missing required text with an empty one, and drops items without an id', async () => {
  const { read, heard } = await readWallet({
    bankAccount: {},
    slots: [{ ...slot, code: null }, { ...slot, name: null }, 5, null, { ...slot, code: 'JOKER' }],
  });
  expect(read.bankAccount).toBeNull();
  expect(read.slots.map(({ code, name }) => [code, name])).toEqual([
    ['PG', ''],
    ['JOKER', 'PG'],
  ]);
  expect(heard).toContain('getWallet slots[] dropped');
  expect(heard).toContain('getWallet slots[].name emptied');
  expect(heard).toContain('getWallet bankAccount dropped');
});

test.each([null, 'none', {}, 5])('replaces %p with an empty list, and keeps the rest', async (slots) => {
  const { read, heard } = await readWallet({ slots });
  expect(read.slots).toEqual([]);
  expect(read.wallet.amount).toBe(100);
  expect(heard).toContain('getWallet slots dropped');
});

test('keeps all other bonuses if one is invalid', async () => {
  const good = { code: 'A', type: 'day', banners: [] };
  const { client } = clientFor([
    { ...good, banners: null },
    { ...good, code: '' },
    { ...good, code: 'C' },
  ]);
  expect((await listBonuses(client)).map(({ code, banners }) => [code, banners])).toEqual([
    ['A', []],
    ['C', []],
  ]);
});

test('keeps the banks if the wallets are missing', async () => {
  const { client } = clientFor({ banks: [{ bankCode: 'KBANK' }], wallets: null, isManual: 0 });
  expect(await getDepositLookup(client)).toMatchObject({
    banks: [{ bankCode: 'KBANK' }],
    wallets: [],
    isManual: false,
  });
});

test.each([[{}], [{ data: {} }], [[]], [5], ['"text"']])('does not accept %j as a wallet', async (body) => {
  const { client, heard } = clientFor(body);
  await expect(getWallet(client)).rejects.toMatchObject({ reason: 'shape', outcome: 'none' });
  expect(heard).toEqual([]);
});

test('converts values in the response of a write', async () => {
  const { client, heard } = clientFor({ success: 1, result: { code: 7, label: 'Coin', remainingCoin: {} } });
  expect(await spin(client)).toMatchObject({ success: true, result: { code: '7', remainingCoin: null } });
  expect(heard.toSorted()).toEqual([
    'spin result.code converted',
    'spin result.remainingCoin emptied',
    'spin success converted',
  ]);
});

test.each([{ hasQrcode: null }, { hasQrcode: 'perhaps' }, { hasQrcode: 2 }])(
  'never invents whether a write took effect: %j',
  async (body) => {
    const { client } = clientFor(body);
    await expect(createQrCode(client, { provider: 'WW', amount: 100 })).rejects.toMatchObject({
      reason: 'shape',
      outcome: 'unknown',
    });
  },
);

test('ignores a listener that throws', async () => {
  const { client } = clientFor(wallet({ slots: null }));
  const onDeviation = () => {
    throw new Error('mine');
  };
  expect((await getWallet({ ...client, onDeviation })).wallet.amount).toBe(100);
});
