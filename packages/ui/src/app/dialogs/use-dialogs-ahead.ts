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

/**
 * Fetches the dashboard's dialogs one after the other as soon as the member is about to do something.
 * @param isReady whether what the dashboard itself shows has arrived, which goes first
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
    // To ask for the files of a dialog takes as long as to render a section of the page, and comes after it.
    const takeBack = onFirstIntent(() => whenIdle(() => void fetchAll()));
    return () => {
      isHere = false;
      takeBack();
    };
  }, [isReady, locale]);
}
