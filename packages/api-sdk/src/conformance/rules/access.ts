import { judge, judgeStranger } from '../judge';
import { breaksApps, breaksSpecification } from '../finding';
import type { Situation, Proof, Rule } from '../proof';
import { proven, together } from '../proof';

/** Reads only: an unprotected write would take effect. */
export const refusesStrangers = async ({ ask, endpoint, input }: Situation): Promise<Proof> =>
  proven(
    ...judgeStranger(await ask(endpoint, input, { as: 'visitor' }), 'a caller without a token'),
    ...judgeStranger(await ask(endpoint, input, { as: 'stranger' }), 'a token that was made up'),
  );

/** The chat is open to visitors too. */
export const answersVisitors = async ({ ask, endpoint, input }: Situation): Promise<Proof> => {
  const { result } = await ask(endpoint, input, { as: 'visitor' });
  return result.ok ? proven() : proven(breaksApps('auth', 'an answer without a token'));
};

/** What does not exist is refused, rather than made up. */
export const refusesUnknown =
  (fields: object): Rule =>
  async ({ ask, endpoint, input }) => {
    const asked = await ask(endpoint, { ...Object(input), ...fields });
    if (asked.result.ok)
      return proven(breaksApps('code', `a refusal of ${Object.keys(fields).join()} that does not exist`));
    return proven(...judge(endpoint, asked).findings);
  };

/** One attempt only: servers lock an account after several. */
export const wrongPassword = async (
  ask: Situation['ask'],
  endpoint: Situation['endpoint'],
  input: object,
) => {
  const as = endpoint.auth === 'none' ? 'visitor' : 'member';
  const { result, status } = await ask(endpoint, input, { as });
  if (result.ok) return proven(breaksApps('auth', 'a refusal of a wrong password'));
  const isRefusal = result.error.kind === 'api' && status !== undefined && status >= 400;
  return isRefusal
    ? proven()
    : proven(
        breaksSpecification(
          'status',
          'a refusal of a wrong password with a code and a status of 400 or more',
        ),
      );
};

export const all =
  (...rules: readonly Rule[]): Rule =>
  async (situation) => {
    const proofs: Proof[] = [];
    for (const rule of rules) proofs.push(await rule(situation));
    return together(proofs);
  };
