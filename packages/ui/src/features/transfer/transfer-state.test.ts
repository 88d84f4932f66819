import { fromMajor } from '#/money/minor';
import { destinationOf, emptyTransfer, type TransferEvent, transferReducer } from './transfer-state';

const PROBLEM = { field: 'to', code: 'select-account' } as const;
const REFUSED: TransferEvent = { type: 'refused', problem: PROBLEM };
const changed = (part: Extract<TransferEvent, { type: 'changed' }>['part']): TransferEvent => ({
  type: 'changed',
  part,
});
const after = (...events: readonly TransferEvent[]) => events.reduce(transferReducer, emptyTransfer('PG'));

it('starts with the wallet as source and the given destination', () => {
  const draft = { from: 'WALLET', to: 'PG', amount: '', isAll: false };
  expect(after()).toEqual({ draft, problem: null, isAcknowledged: true });
});

it('transfers all only if nothing has changed since', () => {
  const all = changed({ amount: '5', isAll: true });
  expect(after(all).draft).toMatchObject({ amount: '5', isAll: true });
  expect(after(all, changed({ to: 'IMI' })).draft).toMatchObject({ amount: '5', to: 'IMI', isAll: false });
});

it('shows a problem in a dialog first, then at its field until the form changes', () => {
  expect(after(REFUSED)).toMatchObject({ problem: PROBLEM, isAcknowledged: false });
  const told = [REFUSED, { type: 'acknowledged' }] as const;
  expect(after(...told)).toMatchObject({ problem: PROBLEM, isAcknowledged: true });
  expect(after(...told, REFUSED).isAcknowledged).toBe(false);
  expect(after(...told, changed({ amount: '1' })).problem).toBeNull();
  expect(after(REFUSED, changed({ amount: '1' })).isAcknowledged).toBe(true);
});

const account = (code: string) => ({ code, name: code, available: fromMajor(1) });

it.each([
  ['PG', ['WALLET', 'IMI', 'PG'], 'PG'],
  ['', ['WALLET', 'IMI'], 'IMI'],
  ['', ['WALLET', 'IMI', 'PG'], ''],
  ['', ['WALLET'], ''],
] as const)('from %j with the accounts %j, the initial destination is %j', (cameFrom, codes, expected) => {
  expect(destinationOf(cameFrom, codes.map(account))).toBe(expected);
});
