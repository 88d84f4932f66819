import { type Client, getWallet, isSessionEnded } from '@member-wallet/api-sdk';

/** The requests in flight, by token: several parts of the screen may be refused at the same time. */
const inFlight = new Map<string, Promise<boolean>>();

/** Resolves to whether the wallet refuses this token; to false if the wallet fails for any other reason. Never rejects. */
export function isRefused(client: Client, token: string): Promise<boolean> {
  const known = inFlight.get(token);
  if (known) return known;
  const answer = getWallet({ ...client, getToken: () => token }).then(() => false, isSessionEnded);
  inFlight.set(token, answer);
  void answer.finally(() => inFlight.delete(token));
  return answer;
}
