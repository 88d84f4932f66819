import type { Caller } from '../ask';
import { breaksApps, breaksSpecification } from '../finding';
import { judgeForm } from '../form';
import { judge, judgeStranger } from '../judge';
import { newKey } from '../money/moves';
import type { Finding } from '../finding';
import type { Situation, Proof, Rule } from '../proof';
import { proven, together } from '../proof';

const strangers: readonly (readonly [Caller, string])[] = [
  ['visitor', 'a caller without a token'],
  ['stranger', 'a token that was made up'],
  ['forger', "the member's token with another character"],
];

/** An unprotected write would take effect, so this is only checked if writes are allowed. */
export const refusesStrangers = async ({
  ask,
  endpoint,
  input,
}: Omit<Situation, 'asked'>): Promise<Proof> => {
  const findings: Finding[] = [];
  const key = endpoint.effect === 'write' ? { key: newKey() } : {};
  for (const [as, caller] of strangers)
    findings.push(...judgeStranger(endpoint, await ask(endpoint, input, { as, ...key }), caller));
  return proven(...findings);
};

/** The chat must also be available to visitors. */
export const answersVisitors = async ({ ask, endpoint, input }: Situation): Promise<Proof> => {
  const { result } = await ask(endpoint, input, { as: 'visitor' });
  return result.ok ? proven() : proven(breaksApps('auth', 'an answer without a token'));
};

/** Unknown items must be refused, and not invented. */
export const refusesUnknown =
  (fields: object): Rule =>
  async ({ ask, endpoint, input }) => {
    const asked = await ask(endpoint, { ...Object(input), ...fields });
    if (asked.result.ok)
      return proven(breaksApps('code', `a refusal of ${Object.keys(fields).join()} that does not exist`));
    return proven(...judge(endpoint, asked).findings);
  };

/**
 * Credentials that must be refused, such as 'a wrong password'. Only one attempt, because servers lock an account after
 * several.
 */
export const refusesEntry = async (
  ask: Situation['ask'],
  endpoint: Situation['endpoint'],
  input: object,
  what: string,
): Promise<Proof> => {
  const as = endpoint.auth === 'none' ? 'visitor' : 'member';
  const asked = await ask(endpoint, input, { as });
  const { result, status } = asked;
  if (result.ok) return proven(breaksApps('auth', `a refusal of ${what}`));
  const isRefusal = result.error.kind === 'api' && status !== undefined && status >= 400;
  return isRefusal
    ? proven(...judgeForm(endpoint, asked))
    : proven(breaksSpecification('status', `a refusal of ${what} with a code and a status of 400 or more`));
};

export const all =
  (...rules: readonly Rule[]): Rule =>
  async (situation) => {
    const proofs: Proof[] = [];
    for (const rule of rules) proofs.push(await rule(situation));
    return together(proofs);
  };
