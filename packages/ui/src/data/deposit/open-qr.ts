import { getQrCode } from '@member-wallet/api-sdk';
import { useSyncExternalStore } from 'react';
import { NOT_YET, type ReadOptions, useRead } from '#/data/read/use-read';
import { minor, type Minor } from '#/money/minor';
import type { QrProvider } from '#/market/market';
import { useSession } from '#/session/use-session';

/** The member's open QR code at a provider; null requests nothing. */
export const useQrCode = (provider: string | null, options?: ReadOptions) =>
  useRead(getQrCode, provider === null ? NOT_YET : { provider }, options);

/** The QR code that this device had open last. Stored because the server returns codes by provider only. */
export interface OpenQr {
  readonly provider: QrProvider;
  /** The code of its currency. */
  readonly currency: string;
  /** Null if the server names none. */
  readonly amount: Minor | null;
  /** By the server's clock. */
  readonly deadline: number;
  /** URL-encoded. */
  readonly id: string;
}

const listeners = new Set<() => void>();

function follow(tell: () => void): () => void {
  listeners.add(tell);
  // Changes in other tabs.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** The stored open code, and functions that store or remove it. */
export function useOpenQr(): {
  readonly openQr: OpenQr | null;
  readonly keep: (code: OpenQr) => void;
  /** Removes the stored code if it is of this provider. */
  readonly forget: (provider: QrProvider) => void;
} {
  const { stored } = useSession();
  const read = () => stored.get('open-qr');
  const kept = useSyncExternalStore(follow, read, () => null);
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    openQr: kept && { ...kept, amount: kept.amount === null ? null : minor(kept.amount) },
    keep: (code) => {
      stored.set('open-qr', { ...code, deadline: Math.round(code.deadline) });
      tell();
    },
    forget: (provider) => {
      if (read()?.provider !== provider) return;
      stored.remove('open-qr');
      tell();
    },
  };
}
