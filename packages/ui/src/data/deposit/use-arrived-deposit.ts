import { listStatement } from '@member-wallet/api-sdk';
import { useEffect, useState } from 'react';
import type { Minor } from '#/money/minor';
import { arrivedSince, creditedKeys } from './arrivals';
import { useRead } from '#/data/read/use-read';
import { FIRST_ENTRIES } from '#/data/read/first-inputs';
import { useWallet } from '#/data/money/use-wallet';

/** How often it is asked for while the page is visible; and at once when the member comes back from the bank's app. */
const EVERY_MS = 4000;

/**
 * The money that is credited while the caller is on screen; null for none. By the statement rather than the balance, which
 * a game or another tab moves too.
 */
export function useArrivedDeposit(): Minor | null {
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  const [isOver, setIsOver] = useState(false);
  const read = useRead(listStatement, FIRST_ENTRIES, { everyMs: isOver ? undefined : EVERY_MS });
  const { reload: reloadWallet } = useWallet();
  const entries = read.data?.statements;
  // What was kept from an earlier visit is no measure: it may lack what came since.
  if (before === null && entries && !read.refreshing) setBefore(creditedKeys(entries));
  const arrived = before && entries ? arrivedSince(before, entries) : null;
  if (arrived !== null && !isOver) setIsOver(true);
  useEffect(() => {
    if (isOver) void reloadWallet();
  }, [isOver, reloadWallet]);
  return arrived;
}
