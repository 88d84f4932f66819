import { endpoints } from '../../endpoints/all';
import type { Ask, Asked, Callable } from '../ask';
import { breaksApps, breaksSpecification } from '../finding';
import type { Finding } from '../finding';
import { judgeForm } from '../form';
import { LEEWAY_MS } from '../strict';
import { listAt, numberAt, textAt } from '../json';
import type { Proof } from '../proof';
import { proven, together, unproven } from '../proof';
import type { Balances } from './balances';
import { gapsOf, haveOnlyNamedGamesChanged, isUnchanged, readBalances, toHundredths } from './balances';

const listStatement = endpoints.listStatement as unknown as Callable;

let keys = 0;
export const newKey = (): string => `conformance-${Date.now()}-${(keys += 1)}`;

/** The calls that move money or use up something of value. Not the upload of a slip, which is credited later. */
const moving: readonly string[] = [
  'addToWallet',
  'transfer',
  'transferAll',
  'withdraw',
  'withdrawAll',
  'sendTrueLink',
  'claimInviteBonus',
  'receiveRefund',
  'addRefundToWallet',
  'activateBonus',
  'activatePromotion',
  'spin',
  'claimCoupon',
];

export const movesMoney = ({ operationId }: Callable): boolean => moving.includes(operationId);

const sum = ({ wallet, games }: Balances): number => Object.values(games).reduce((a, b) => a + b, wallet);

/** Whether exactly the requested amount has moved, as far as the contract says what moves. */
const hasMovedExactly = (operationId: string, input: unknown, before: Balances, after: Balances): boolean => {
  const amount = toHundredths(numberAt(input, 'amount'));
  const taken = before.wallet - after.wallet;
  switch (operationId) {
    case 'transfer': {
      const isOut = textAt(input, 'from') === 'WALLET';
      const isIn = textAt(input, 'to') === 'WALLET';
      return (
        (!isOut || taken === amount) &&
        (!isIn || taken === -amount) &&
        haveOnlyNamedGamesChanged(input, before, after)
      );
    }
    case 'transferAll':
      return after.wallet === 0 && haveOnlyNamedGamesChanged(input, before, after);
    case 'withdraw':
      return taken === amount && haveOnlyNamedGamesChanged({}, before, after);
    case 'withdrawAll':
      // The games' money is moved to the wallet first.
      return sum(before) - sum(after) === amount;
    default:
      // All others give the member something of value.
      return taken <= 0;
  }
};

const ENTRY_TYPES: Readonly<Record<string, string | undefined>> = {
  transfer: 'transfer',
  transferAll: 'transfer',
  withdraw: 'withdraw',
};

/** Checks that the statement's newest entry, if there is a new one, has the move's direction, amount and time. */
const judgeEntry = async (
  ask: Ask,
  { operationId }: Callable,
  input: unknown,
  isWritten: boolean,
): Promise<Proof> => {
  const type = ENTRY_TYPES[operationId];
  if (type === undefined || !isWritten) return proven();
  const { result, body } = await ask(listStatement, { page: 1, limit: 1 });
  if (!result.ok) return unproven('money: the statement could not be read');
  const [entry] = listAt(body, 'statements');
  if (textAt(entry, 'statementType') !== type)
    return proven(breaksApps('statements[].statementType', `the move as the first entry, as a ${type}`));
  const findings: Finding[] = [];
  const [from, to] = [textAt(input, 'from'), textAt(input, 'to')];
  if (from !== undefined && textAt(entry, 'from') === to && textAt(entry, 'to') === from)
    findings.push(breaksApps('statements[].from', 'the account that the money came from'));
  const amount = numberAt(input, 'amount');
  // An amount from a game may be stated in the game's unit.
  if (!Number.isNaN(amount) && (from ?? 'WALLET') === 'WALLET' && numberAt(entry, 'amount') !== amount)
    findings.push(breaksApps('statements[].amount', 'the amount that was moved'));
  // Other time formats are a separate finding.
  if (Date.now() - Date.parse(textAt(entry, 'createdAt') ?? '') > LEEWAY_MS)
    findings.push(breaksApps('statements[].createdAt', 'the time of the move'));
  return proven(...findings);
};

/** Sends another request with a used key. Whatever the refusal, nothing may move. */
const judgeOtherBody = async (
  ask: Ask,
  endpoint: Callable,
  input: unknown,
  key: string,
  settled: Balances,
): Promise<Proof> => {
  const amount = numberAt(input, 'amount');
  if (Number.isNaN(amount)) return proven();
  const { result } = await ask(endpoint, { ...Object(input), amount: amount + 1 }, { key });
  const after = await readBalances(ask);
  if (after && !isUnchanged(settled, after))
    return proven(breaksApps('money', 'no move for another request with a key that was used'));
  const accepted = breaksSpecification('code', 'a refusal of another request with a key that was used');
  return together([gapsOf(settled, after), result.ok ? proven(accepted) : proven()]);
};

/** Makes a call that moves money, then repeats it with its key. It must move the exact amount, and only once. */
export const judgeMove = async (
  ask: Ask,
  endpoint: Callable,
  input: unknown,
): Promise<{ readonly asked: Asked; readonly proof: Proof }> => {
  const key = newKey();
  const before = await readBalances(ask);
  const asked = await ask(endpoint, input, { key });
  const after = await readBalances(ask);
  const gaps = gapsOf(before, after);
  if (!before || !after) return { asked, proof: gaps };
  if (!asked.result.ok) {
    const isClean = isUnchanged(before, after);
    const proof = isClean
      ? unproven('money: it was refused')
      : proven(breaksApps('money', 'no move with a refusal'));
    return { asked, proof: together([proof, gaps]) };
  }
  const proofs = [gaps];
  if (!hasMovedExactly(endpoint.operationId, input, before, after))
    proofs.push(proven(breaksApps('money', 'a move of exactly the amount that was asked for')));
  proofs.push(await judgeEntry(ask, endpoint, input, after.entries === before.entries + 1));
  await ask(endpoint, input, { key });
  const settled = await readBalances(ask);
  proofs.push(gapsOf(after, settled));
  if (settled && !isUnchanged(after, settled))
    proofs.push(proven(breaksApps('money', 'one effect for the same Idempotency-Key twice')));
  if (settled) proofs.push(await judgeOtherBody(ask, endpoint, input, key, settled));
  return { asked, proof: together(proofs) };
};

/** Makes a call that must be refused, such as 'an overdraft'. Nothing may move. */
export const judgeRefusal = async (
  ask: Ask,
  endpoint: Callable,
  input: object,
  what: string,
): Promise<Proof> => {
  const before = await readBalances(ask);
  const asked = await ask(endpoint, input, { key: newKey() });
  const { result, status } = asked;
  const after = await readBalances(ask);
  if (before && after && !isUnchanged(before, after)) return proven(breaksApps('money', `no move: ${what}`));
  const gaps = gapsOf(before, after);
  if (result.ok) return together([gaps, proven(breaksApps('money', `a refusal of ${what}`))]);
  const isRefusal = result.error.kind === 'api' && status !== undefined && status >= 400 && status < 500;
  const findings = isRefusal
    ? judgeForm(endpoint, asked)
    : [breaksSpecification('status', `a refusal of ${what} with a code and a status from 400 to 499`)];
  return together([gaps, proven(...findings)]);
};
