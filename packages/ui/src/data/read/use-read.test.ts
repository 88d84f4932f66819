import { getWallet, transfer, activateSlot } from '@member-wallet/api-sdk';
import { readKey, readsOf } from './read-key';
import { useRead } from './use-read';

// Checked by tsc: a cache refetches automatically, so it must not accept endpoints that change state.
export function useOnlyReads() {
  useRead(getWallet, undefined);
  // @ts-expect-error -- a POST that moves money
  useRead(transfer, { from: 'WALLET', to: 'PG', amount: 1 });
  // @ts-expect-error -- a GET that changes state is also a write
  useRead(activateSlot, { slotCode: 'PG' });
}

it('keys a read by its operation and its input', () => {
  expect(readKey(getWallet, undefined)).toEqual(['getWallet', null]);
});

it('matches all reads of the endpoints that a write makes stale, and no others', () => {
  const isStale = readsOf([getWallet]);
  expect(isStale(['getWallet', null])).toBe(true);
  expect(isStale(['listStatement', { page: 1, limit: 10 }])).toBe(false);
  expect(isStale('getWallet')).toBe(false);
  expect(isStale(undefined)).toBe(false);
});
