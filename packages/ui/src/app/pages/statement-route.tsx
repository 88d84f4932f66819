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

/** The statement, and over it the form to send another slip. */
export function StatementRoute({ brand, env }: Props) {
  const money = useMoneyDialogs(env, brand.name);
  // In parallel with the first read. If it fails, rendering loads it again.
  useEffect(() => void StatementEntries.preload().catch(() => undefined), []);
  useEffect(() => onFirstIntent(() => void SlipDialog.preload().catch(() => undefined)), []);
  // If it fails, the page is printed as it looks on the screen.
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
