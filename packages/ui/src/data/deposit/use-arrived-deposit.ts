import { listStatement } from '@member-wallet/api-sdk';
import { useEffect, useState } from 'react';
import type { Minor } from '#/money/minor';
import { arrivedSince, creditedKeys } from './arrivals';
import { useRead } from '#/data/read/use-read';
import { FIRST_ENTRIES } from '#/data/read/first-inputs';
import { useWallet } from '#/data/money/use-wallet';

/** The polling interval while the page is visible; the statement is also loaded when the member comes back to it. */
const EVERY_MS = 4000;

/**
 * The money credited while the caller is mounted; null for none. From the statement, because games and other tabs change
 * the balance too.
 */
export function useArrivedDeposit(): Minor | null {
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  const [isOver, setIsOver] = useState(false);
  const read = useRead(listStatement, FIRST_ENTRIES, { everyMs: isOver ? undefined : EVERY_MS });
  const { reload: reloadWallet } = useWallet();
  const entries = read.data?.statements;
  // A cached statement may lack deposits that were credited before this mount: wait for a fresh one.
  if (before === null && entries && !read.refreshing) setBefore(creditedKeys(entries));
  const arrived = before && entries ? arrivedSince(before, entries) : null;
  if (arrived !== null && !isOver) setIsOver(true);
  useEffect(() => {
    if (isOver) void reloadWallet();
  }, [isOver, reloadWallet]);
  return arrived;
}
