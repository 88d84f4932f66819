import { Fragment, startTransition, useState } from 'react';
import { useDepositLookup } from '#/data/deposit/use-deposit';
import { useCurrency } from '#/data/market/use-currency';
import { TWO_PANES, useMedia } from '#/components/layout/use-media';
import wide from '#/components/overlay/wide-dialog.module.css';
import type { Minor } from '#/money/minor';
import { offeredMethods } from '#/features/deposit/method/deposit-methods';
import type { DepositSettings, DepositStart } from './deposit-settings';
import type { OfferedMethod } from '#/features/deposit/method/method';
import { ListSheet } from '#/features/deposit/list/list-sheet';
import type { ChooseMethod } from '#/features/deposit/list/method-list';
import { MethodPane } from '#/features/deposit/list/method-pane';
import { SlipSheet } from '#/features/deposit/slip/slip-sheet';
import type { SheetFrame } from '#/features/deposit/sheet/sheet-frame';
import { type LimitCheck, useLimitCheck } from './use-limit-check';
import { useOnlyMethod } from '#/features/deposit/method/use-offered-methods';
import { useSlipRules } from '#/features/deposit/slip/use-slip-rules';
import { useMethodWords } from '#/features/deposit/method/method-labels';

type View =
  | { readonly name: 'list' }
  | { readonly name: 'slip' }
  /** Shows the list until the server's methods have loaded, then the method with this key, if it is offered. */
  | { readonly name: 'wanted'; readonly key: string }
  | {
      readonly name: 'method';
      readonly chosen: OfferedMethod;
      readonly amount: Minor | null;
      /** It is the only method, so the list was skipped. */
      readonly isOnly: boolean;
    };

const viewOf = (start: DepositStart): View =>
  typeof start === 'object' ? { name: 'wanted', key: start.method } : { name: start };

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly start: DepositStart;
  readonly settings: DepositSettings;
  /** Printed on saved pictures. */
  readonly productName: string;
}

/** Renders the current part of the deposit, and over it the question about the member's own limit. */
export function DepositSheet(props: Props) {
  const limit = useLimitCheck();
  return (
    <>
      <CurrentSheet {...props} limit={limit} />
      {limit.question}
    </>
  );
}

function CurrentSheet({
  open,
  onClose,
  start,
  settings,
  productName,
  limit,
}: Props & { readonly limit: LimitCheck }) {
  const words = useMethodWords();
  const [view, setView] = useState<View>(() => viewOf(start));
  const { data } = useDepositLookup();
  const currency = useCurrency();
  if (view.name === 'wanted' && data) {
    const chosen = offeredMethods(data, words.market, currency).find(({ key }) => key === view.key);
    setView(chosen ? { name: 'method', chosen, amount: null, isOnly: false } : { name: 'list' });
  }
  const { slipClosed } = settings;
  const rules = useSlipRules();
  const only = useOnlyMethod();
  // The list is not skipped if the member has a limit, because it shows how much of it is left.
  if (view.name === 'list' && only && limit.left === null) {
    setView({ name: 'method', chosen: only, amount: null, isOnly: true });
  }
  // A transition, because rendering a step takes longer than a frame on a slow phone.
  const show = (next: View) => startTransition(() => setView(next));
  const toList = () => show({ name: 'list' });
  const toSlip = () => show({ name: 'slip' });
  const onChoose: ChooseMethod = (chosen, amount) => {
    const choose = () => show({ name: 'method', chosen, amount, isOnly: false });
    if (chosen.knowsAmount) choose();
    else limit.check(null, choose);
  };
  const hasPanes = useMedia(TWO_PANES) && !(view.name === 'method' && view.isOnly);
  const aside = (busy: boolean) => (
    <MethodPane
      settings={settings}
      limitLeft={limit.left}
      chosen={view.name === 'method' ? view.chosen.key : null}
      busy={busy}
      onChoose={onChoose}
      onSlip={toSlip}
    />
  );
  const frame: SheetFrame = {
    open,
    onClose,
    back: toList,
    toSlip,
    panes: hasPanes ? { look: wide.panes, aside } : {},
    windowText: slipClosed && words.t('deposit.slipClosed', slipClosed),
  };
  if (view.name === 'list' || view.name === 'wanted') {
    return <ListSheet frame={frame} settings={settings} limitLeft={limit.left} onChoose={onChoose} />;
  }
  if (view.name === 'slip') return <SlipSheet frame={frame} rules={rules} closed={slipClosed} />;
  const { chosen, amount, isOnly } = view;
  const sheet = chosen.sheet({
    frame: isOnly ? { ...frame, back: undefined } : frame,
    settings,
    productName,
    label: chosen.label(words),
    amounts: chosen.amounts({ settings, market: words.market, own: currency }),
    amount,
    checkLimit: limit.check,
  });
  // The key resets the state: from the list beside it, the member can choose another method of the same kind.
  return <Fragment key={`${chosen.key} ${amount}`}>{sheet}</Fragment>;
}
