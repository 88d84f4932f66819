import { useEffect } from 'react';
import { onFirstIntent } from '#/components/first-intent';
import { StatementScreen } from '#/features/statement/statement-screen';
import type { Brand } from './brand';
import { IntentsToCheck, SlipDialog } from './dialogs';
import { whenIdle } from './load-ahead';
import type { Env } from './env';
import { useMoneyDialogs } from './money-dialogs';

interface Props {
  readonly brand: Pick<Brand, 'name'>;
  readonly env: Env;
}

/** The statement, with the form for another slip over it. */
export function StatementRoute({ brand, env }: Props) {
  const money = useMoneyDialogs(env, brand.name);
  // A failed fetch is retried by the press that needs it.
  useEffect(() => onFirstIntent(() => void SlipDialog.preload().catch(() => undefined)), []);
  // Without it, the page prints as it shows.
  useEffect(() => whenIdle(() => void import('#/styles/print').catch(() => undefined)), []);
  return (
    <>
      <StatementScreen
        productName={brand.name}
        onAttachSlip={() => money.open('deposit', 'slip')}
        SlipDialog={SlipDialog}
        IntentsToCheck={IntentsToCheck}
      />
      {money.dialogs}
    </>
  );
}
