import { QrCode } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type OpenQr, useOpenQr, useQrCode } from '#/data/deposit/open-qr';
import { isClockEven, serverNow } from '#/data/clock/server-clock';
import { useMarket } from '#/data/market/market-provider';
import { useCountdown } from '#/data/clock/use-countdown';
import { useRefresh } from '#/data/read/use-refresh';
import { MONEY_READS } from '#/data/money/use-wallet';
import { formatCountdown } from '#/dates/countdown';
import { useText } from '#/i18n/use-text';
import { currencyNamed } from '#/market/currency';
import type { QrProvider } from '#/market/market';
import type { PendingItem, PendingSource } from './pending-item';

/** The polling interval of the code, in milliseconds. */
const EVERY_MS = 10_000;
/** Below this, in milliseconds, the time left is shown as a warning. */
const CLOSING_MS = 60_000;

/** The QR code that is open on this device. @param onOpen opens the deposit with the code */
export function usePendingQr(onOpen: (provider: QrProvider) => void): PendingSource {
  const t = useText();
  const market = useMarket();
  const { openQr, forget } = useOpenQr();
  /** A code that ended while its row was shown. The row stays and says so. */
  const [ended, setEnded] = useState<OpenQr | null>(null);
  const { data, error, refreshing } = useQrCode(openQr?.provider ?? null, { everyMs: EVERY_MS });
  const left = useCountdown(openQr?.deadline ?? null, { now: serverNow });
  const refresh = useRefresh(MONEY_READS);

  // Waits for the first response, which also tells the server's time.
  const isAsked = !refreshing && (data !== undefined || error !== undefined);
  const isOver = openQr !== null && isAsked && ((left === 0 && isClockEven()) || data?.hasQrcode === false);
  if (isOver && ended?.id !== openQr.id) setEnded(openQr);
  const end = useEffectEvent(() => {
    if (openQr) forget(openQr.provider);
    // The code may have been paid, which changes the balance.
    refresh();
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  const code = openQr ?? ended;
  if (!code) return { items: [], isKnown: true };
  const isOpen = code === openQr && !isOver;
  const { provider, amount, currency, id } = code;
  const item: PendingItem = {
    id: `qr:${id}`,
    isUnderWay: isOpen,
    tone: isOpen ? (left < CLOSING_MS ? 'warning' : 'info') : 'neutral',
    row: () => ({
      icon: <QrCode />,
      title: t('pending.qr'),
      amount: amount ?? undefined,
      currency: currencyNamed(market, currency),
      state: isOpen ? t('pending.notPaid') : t('pending.ended'),
      note: isOpen ? t('pending.timeLeft', { time: formatCountdown(left) }) : t('pending.qrEnded'),
      to: () => onOpen(provider),
    }),
  };
  return { items: [item], isKnown: true };
}
