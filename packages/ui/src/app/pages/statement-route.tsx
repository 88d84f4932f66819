import { useEffect } from 'react';
import { whenIdle } from '#/code/load-ahead';
import { onFirstIntent } from '#/components/first-intent';
import { StatementScreen } from '#/features/statement/statement-screen';
import type { Brand } from '#/app/shell/brand';
import type { Env } from '#/app/settings/env';
import { useMoneyDialogs } from '#/app/dialogs/money-dialogs';
import { SlipDialog, STATEMENT_PARTS, StatementEntries } from './statement-parts';

interface Props {
  readonly brand: Pick<Brand, 'name'>;
  readonly env: Env;
}

/** The statement, and the form for another slip over it. */
export function StatementRoute({ brand, env }: Props) {
  const money = useMoneyDialogs(env, brand.name);
  // In parallel with the first read. What fails here is loaded again when it is rendered.
  useEffect(() => void StatementEntries.preload().catch(() => undefined), []);
  useEffect(() => onFirstIntent(() => void SlipDialog.preload().catch(() => undefined)), []);
  // Without it, the page prints as it looks on screen.
  useEffect(() => whenIdle(() => void import('#/styles/print').catch(() => undefined)), []);
  return (
    <>
      <StatementScreen
        productName={brand.name}
        onAttachSlip={() => money.open('deposit', 'slip')}
        parts={STATEMENT_PARTS}
      />
      {money.dialogs}
    </>
  );
}
