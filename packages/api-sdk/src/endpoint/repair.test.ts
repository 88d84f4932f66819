import { createClient } from '../client/create-client';
import { getDepositLookup } from '../endpoints/lookup';
import { createQrCode } from '../endpoints/qrcode';
import { listBonuses } from '../endpoints/bonus';
import { spin } from '../endpoints/spinwheel';
import { getWallet } from '../endpoints/wallet';
import { listStatement } from '../endpoints/statement';
import type { Deviation } from './repair';

const answering = (body: unknown) => {
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
  const { client, heard } = answering(wallet(more));
  return { read: await getWallet(client), heard };
};

test('a number for a flag or an id, and its text, are converted', async () => {
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

test('an id that has lost digits names nothing', async () => {
  const { client } = answering(
    JSON.stringify([{ code: 1, type: 'day', banners: [] }]).replace('1', '9007199254740993'),
  );
  expect(await listBonuses(client)).toEqual([]);
});

test.each([
  ['milliseconds', 1_790_000_000_000],
  ['seconds', 1_790_000_000],
])('a time in %s since the epoch becomes a date-time', async (_, createdAt) => {
  const { client, heard } = answering({
    total: 1,
    statements: [{ statementType: 'deposit', amount: 1, status: 'SUCCESS', createdAt }],
  });
  const { statements } = await listStatement(client, { page: 1, limit: 10 });
  expect(statements[0]?.createdAt).toBe('2026-09-21T14:13:20.000Z');
  expect(heard).toEqual(['listStatement statements[].createdAt converted']);
});

test.each([2 ** 53, 1e20, 1e300, -1e300, '9007199254740993', 'much', {}, true])(
  'an amount of %p is no amount, and not 0',
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

test('a required text that is missing is empty, and what lacks its id is dropped', async () => {
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

test.each([null, 'none', {}, 5])('a list of %p is empty, and the rest stays', async (slots) => {
  const { read, heard } = await readWallet({ slots });
  expect(read.slots).toEqual([]);
  expect(read.wallet.amount).toBe(100);
  expect(heard).toContain('getWallet slots dropped');
});

test('one bad bonus costs no other', async () => {
  const good = { code: 'A', type: 'day', banners: [] };
  const { client } = answering([
    { ...good, banners: null },
    { ...good, code: '' },
    { ...good, code: 'C' },
  ]);
  expect((await listBonuses(client)).map(({ code, banners }) => [code, banners])).toEqual([
    ['A', []],
    ['C', []],
  ]);
});

test('a list of banks that lost its wallets still lists its banks', async () => {
  const { client } = answering({ banks: [{ bankCode: 'KBANK' }], wallets: null, isManual: 0 });
  expect(await getDepositLookup(client)).toMatchObject({
    banks: [{ bankCode: 'KBANK' }],
    wallets: [],
    isManual: false,
  });
});

test.each([[{}], [{ data: {} }], [[]], [5], ['"text"']])('%j is no wallet', async (body) => {
  const { client, heard } = answering(body);
  await expect(getWallet(client)).rejects.toMatchObject({ reason: 'shape', outcome: 'none' });
  expect(heard).toEqual([]);
});

test('a write is converted', async () => {
  const { client, heard } = answering({ success: 1, result: { code: 7, label: 'Coin', remainingCoin: {} } });
  expect(await spin(client)).toMatchObject({ success: true, result: { code: '7', remainingCoin: null } });
  expect(heard.toSorted()).toEqual([
    'spin result.code converted',
    'spin result.remainingCoin emptied',
    'spin success converted',
  ]);
});

test.each([{ hasQrcode: null }, { hasQrcode: 'perhaps' }, { hasQrcode: 2 }])(
  'whether a write took effect is never made up: %j',
  async (body) => {
    const { client } = answering(body);
    await expect(createQrCode(client, { provider: 'WW', amount: 100 })).rejects.toMatchObject({
      reason: 'shape',
      outcome: 'unknown',
    });
  },
);

test('a listener that throws changes nothing', async () => {
  const { client } = answering(wallet({ slots: null }));
  const onDeviation = () => {
    throw new Error('mine');
  };
  expect((await getWallet({ ...client, onDeviation })).wallet.amount).toBe(100);
});
