import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryStorage } from './browser-storage';
import { STORED_NAMES, type StoredName, storedValues } from './stored-values';

const PAGE = join(__dirname, '../../../../docs/decisions/028-where-errors-show-and-what-is-stored.md');

it.each(STORED_NAMES)('lists %s in the document about stored values', (name) => {
  expect(readFileSync(PAGE, 'utf8')).toContain(`\`${name}\``);
});

const INTENT = { owner: 'o1', key: 'k1', operationId: 'withdraw', at: 5, input: 'i1', state: 'sending' };

describe.each<[StoredName, string, unknown]>([
  [
    'intents',
    'o1 k1 withdraw 5 i1 100.5 sending\no1 k1 withdraw 5 i1 - sending\n',
    [
      { ...INTENT, amount: 100.5 },
      { ...INTENT, amount: null },
    ],
  ],
  ['deposit-limit', 'THB 100000', { currency: 'THB', amount: 100_000, next: null }],
  ['deposit-limit', 'THB 1 - 7', { currency: 'THB', amount: 1, next: { amount: null, from: 7 } }],
  ['deposit-limit', 'THB - 20 7', { currency: 'THB', amount: null, next: { amount: 20, from: 7 } }],
  [
    'open-qr',
    'WW THB - 9 qr%2F1',
    { provider: 'WW', currency: 'THB', amount: null, deadline: 9, id: 'qr%2F1' },
  ],
  ['pending', 'slip:a withdraw:b', ['slip:a', 'withdraw:b']],
  ['registered-currency', 'abc12:BAHT', { owner: 'abc12', currency: 'BAHT' }],
  ['video-places', 'wallet:7 play:21', { wallet: 7, play: 21 }],
])('%s in the format of an earlier version: %j', (name, old, value) => {
  const isKept = name === 'intents' || name === 'deposit-limit';
  it(`is read, and stored ${isKept ? 'as it is, for tabs of the earlier version' : 'as JSON'}`, () => {
    const area = memoryStorage();
    area.setItem(name, old);
    expect(storedValues(area).get(name)).toEqual(value);
    const kept = area.getItem(name) ?? '';
    if (isKept) expect(kept).toBe(old);
    else expect(JSON.parse(kept)).toEqual(value);
  });

  it('is read as JSON too', () => {
    const area = memoryStorage();
    area.setItem(name, JSON.stringify(value));
    expect(storedValues(area).get(name)).toEqual(value);
    if (isKept) expect(area.getItem(name)).toBe(old);
  });
});

it('returns the same object until another value is stored, here or in another tab', () => {
  const area = memoryStorage();
  const values = storedValues(area);
  values.set('pending', ['a']);
  const first = values.get('pending');
  expect(values.get('pending')).toBe(first);
  area.setItem('pending', '["b"]');
  expect(values.get('pending')).toEqual(['b']);
});

it('does not write what is stored in this form already', () => {
  const area = memoryStorage();
  storedValues(area).set('pending', ['a']);
  const setItem = jest.spyOn(area, 'setItem');
  expect(storedValues(area).get('pending')).toEqual(['a']);
  expect(setItem).not.toHaveBeenCalled();
});

it('removes a value that it cannot read', () => {
  const area = memoryStorage();
  area.setItem('pending', '[]');
  expect(storedValues(area).get('pending')).toBeNull();
  expect(area.getItem('pending')).toBeNull();
});

it('stores a money write without its amount if the old form does not allow the amount', () => {
  const area = memoryStorage();
  area.setItem('intents', JSON.stringify([{ ...INTENT, amount: 0.123456 }]));
  for (const values of [storedValues(area), storedValues(area)])
    expect(values.get('intents')).toEqual([{ ...INTENT, amount: null }]);
});

it('does not store a value that could not be read again', () => {
  const area = memoryStorage();
  const values = storedValues(area);
  values.set('last-active', Number.NaN);
  values.set('pending', []);
  values.set('owner', 'with space');
  for (const name of ['last-active', 'pending', 'owner']) expect(area.getItem(name)).toBeNull();
});
