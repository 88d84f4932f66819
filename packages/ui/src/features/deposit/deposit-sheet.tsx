import { useState } from 'react';
import type { DepositSettings } from './deposit-settings';
import type { OfferedMethod } from './method';
import { ListSheet } from './list-sheet';
import { SlipSheet } from './slip-sheet';
import type { SheetFrame } from './sheet-frame';
import { type LimitCheck, useLimitCheck } from './use-limit-check';
import { useSlipRules } from './use-slip-rules';
import { useMethodWords } from './use-method-words';

type View =
  | { readonly name: 'list' }
  | { readonly name: 'slip' }
  | { readonly name: 'method'; readonly chosen: OfferedMethod };

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
  const words = useMethodWords();
  const [view, setView] = useState<View>({ name: 'list' });
  const { slipClosed } = settings;
  const rules = useSlipRules();
  const frame: SheetFrame = {
    open,
    onClose,
    back: () => setView({ name: 'list' }),
    toSlip: () => setView({ name: 'slip' }),
    windowText: slipClosed && words.t('deposit.slipClosed', slipClosed),
  };
  if (view.name === 'list') {
    const choose = (chosen: OfferedMethod) => setView({ name: 'method', chosen });
    return (
      <ListSheet
        frame={frame}
        limitLeft={limit.left}
        onChoose={(chosen) => (chosen.knowsAmount ? choose(chosen) : limit.check(null, () => choose(chosen)))}
      />
    );
  }
  if (view.name === 'slip') return <SlipSheet frame={frame} rules={rules} closed={slipClosed} />;
  const { chosen } = view;
  return chosen.sheet({ frame, settings, label: chosen.label(words), checkLimit: limit.check });
}
