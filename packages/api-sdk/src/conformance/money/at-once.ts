import type { Ask, Callable } from '../ask';
import { breaksApps } from '../finding';
import type { Finding } from '../finding';
import { textAt } from '../json';
import type { Proof } from '../proof';
import { proven, together, unproven } from '../proof';
import { haveOnlyNamedGamesChanged, readBalances } from './balances';
import { newKey } from './moves';

const TIMES = 5;

/** Sends the same transfer several times at once, each with its own key, and moves the money back. */
const judgeConcurrent = async (
  ask: Ask,
  endpoint: Callable,
  { to, hundredths, times }: { readonly to: string; readonly hundredths: number; readonly times: number },
): Promise<Proof> => {
  const before = await readBalances(ask);
  const move = { from: 'WALLET', to, amount: hundredths / 100 };
  const answers = await Promise.all(
    Array.from({ length: times }, () => ask(endpoint, move, { key: newKey() })),
  );
  const moved = answers.filter(({ result }) => result.ok).length * hundredths;
  const after = await readBalances(ask);
  if (!before || !after) return unproven('moves at once: the balances could not be read');
  const findings: Finding[] = [];
  if (after.wallet < 0 || moved > before.wallet)
    findings.push(breaksApps('money', 'no overdraft by transfers at the same time'));
  if (before.wallet - after.wallet !== moved)
    findings.push(breaksApps('money', 'as much taken as the transfers at the same time have moved'));
  if (!haveOnlyNamedGamesChanged({ to }, before, after))
    findings.push(breaksApps('money', 'the money in the game that it was transferred to, and in no other'));
  const back = { from: to, to: 'WALLET', amount: moved / 100 };
  const { result } = moved > 0 ? await ask(endpoint, back, { key: newKey() }) : { result: undefined };
  const restored = await readBalances(ask);
  if (result?.ok && findings.length === 0) {
    if (!restored) return unproven('moves at once: the balances could not be read');
    if (restored.wallet !== before.wallet)
      findings.push(breaksApps('money', 'the same balance after a transfer there and back'));
  }
  if (result && !result.ok)
    return { findings, unproven: [`moves at once: the money was not let back from ${to}`] };
  if (moved > 0) return proven(...findings);
  return { findings, unproven: ['moves at once: all were refused'] };
};

/** Checks that concurrent transfers are exact, and cannot spend the same money twice. */
export const judgeConcurrentTransfers = async (
  ask: Ask,
  endpoint: Callable,
  input: unknown,
): Promise<Proof> => {
  const to = textAt(input, 'to');
  const balances = await readBalances(ask);
  if (!balances || to === undefined || balances.wallet < TIMES * 100)
    return unproven(`moves at once: the wallet has less than ${TIMES}`);
  return together([
    await judgeConcurrent(ask, endpoint, { to, hundredths: 100, times: TIMES }),
    await judgeConcurrent(ask, endpoint, { to, hundredths: balances.wallet, times: 2 }),
  ]);
};
