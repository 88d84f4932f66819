import { useEffect } from 'react';
import {
  BannerDialog,
  DepositDialog,
  GameAccountDialog,
  InviteDialog,
  RefundDialog,
  TransferDialog,
  WithdrawDialog,
} from './dialogs';

/** In the order in which they are likely to be opened. */
const DIALOGS = [
  DepositDialog,
  WithdrawDialog,
  GameAccountDialog,
  TransferDialog,
  BannerDialog,
  InviteDialog,
  RefundDialog,
] as const;

/** Fetches the dashboard's dialogs one after the other while the member looks at the balance. */
export function useDialogsAhead(): void {
  useEffect(() => {
    let isHere = true;
    const fetchAll = async () => {
      for (const dialog of DIALOGS) {
        if (!isHere) return;
        // A failed fetch is retried by the press that needs the dialog.
        await dialog.preload().catch(() => undefined);
      }
    };
    void fetchAll();
    return () => {
      isHere = false;
    };
  }, []);
}
