import { type Client, getWallet, isSessionEnded } from '@member-wallet/api-sdk';

const asked = new Map<string, Promise<boolean>>();

/**
 * Whether the wallet refuses this token. An error of any other kind says nothing of it. However many parts of the screen
 * are refused together, the wallet is asked once.
 */
export function isRefused(client: Client, token: string): Promise<boolean> {
  const known = asked.get(token);
  if (known) return known;
  const answer = getWallet({ ...client, getToken: () => token }).then(() => false, isSessionEnded);
  asked.set(token, answer);
  void answer.finally(() => asked.delete(token));
  return answer;
}
