import { useEffect } from 'react';
import { onFirstIntent } from '#/components/first-intent';
import { useLocale } from '#/i18n/use-locale';
import {
  BannerDialog,
  DepositDialog,
  GameAccountDialog,
  InviteDialog,
  RefundDialog,
  TransferDialog,
  WithdrawDialog,
} from './dialogs';
import { whenIdle } from '#/code/load-ahead';

/** Most likely first. */
const DIALOGS = [
  DepositDialog,
  WithdrawDialog,
  GameAccountDialog,
  TransferDialog,
  BannerDialog,
  InviteDialog,
  RefundDialog,
] as const;

/**
 * Loads the code of the dashboard's dialogs one after the other, from the member's first input on.
 * @param isReady whether the dashboard's own code and data, which have priority, are loaded
 */
export function useDialogsAhead(isReady: boolean): void {
  const { locale } = useLocale();
  useEffect(() => {
    if (!isReady) return undefined;
    let isHere = true;
    const fetchAll = async () => {
      for (const dialog of DIALOGS) {
        if (!isHere) return;
        // A failed fetch is retried by the press that needs the dialog.
        await dialog.preload(locale).catch(() => undefined);
      }
    };
    // Starting a dialog's downloads takes as long as rendering a section of the page, so it waits.
    const cancel = onFirstIntent(() => whenIdle(() => void fetchAll()));
    return () => {
      isHere = false;
      cancel();
    };
  }, [isReady, locale]);
}
