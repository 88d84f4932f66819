import { useState } from 'react';
import type { DepositSettings } from './deposit-settings';
import type { DepositWay } from './deposit-ways';
import { AccountSheet } from './account-sheet';
import { GiftSheet } from './gift-sheet';
import { ListSheet } from './list-sheet';
import { QrSheet } from './qr-sheet';
import { SlipSheet } from './slip-sheet';
import type { SheetFrame } from './sheet-frame';
import { useText } from '#/i18n/use-text';
import { type LimitCheck, useLimitCheck } from './use-limit-check';

type View =
  | { readonly name: 'list' }
  | { readonly name: 'slip' }
  | { readonly name: 'way'; readonly way: DepositWay };

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly settings: DepositSettings;
}

/** Which part of the deposit is on screen, and the question about the member's own limit over it. */
export function DepositSheet(props: Props) {
  const limit = useLimitCheck();
  return (
    <>
      <CurrentSheet {...props} limit={limit} />
      {limit.question}
    </>
  );
}

function CurrentSheet({ open, onClose, settings, limit }: Props & { readonly limit: LimitCheck }) {
  const t = useText();
  const [view, setView] = useState<View>({ name: 'list' });
  const { slipClosed } = settings;
  const frame: SheetFrame = {
    open,
    onClose,
    back: () => setView({ name: 'list' }),
    toSlip: () => setView({ name: 'slip' }),
    windowText: slipClosed && t('deposit.slipClosed', slipClosed),
  };
  if (view.name === 'list') {
    const choose = (way: DepositWay) => setView({ name: 'way', way });
    return (
      <ListSheet
        frame={frame}
        settings={settings}
        limitLeft={limit.left}
        // A code is made for an amount, and asked about then; elsewhere the amount stays the bank's secret.
        onChoose={(way) => (way.kind === 'qr' ? choose(way) : limit.check(null, () => choose(way)))}
      />
    );
  }
  if (view.name === 'slip') return <SlipSheet frame={frame} closed={slipClosed} />;
  const { way } = view;
  switch (way.kind) {
    case 'account':
    case 'wallet':
      return <AccountSheet frame={frame} way={way} />;
    case 'qr':
      return (
        <QrSheet frame={frame} way={way} minutes={settings.qrValidityMinutes} checkLimit={limit.check} />
      );
    case 'gift':
      return <GiftSheet frame={frame} way={way} passphrase={settings.giftLinkPassphrase} />;
  }
}
