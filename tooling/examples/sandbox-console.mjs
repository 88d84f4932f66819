/**
 * A client of the sandbox's console: what its ledger says, independent of what a program printed.
 * @param {string} url
 */
export function consoleOf(url) {
  /** @param {string} path @param {object} [body] @returns {Promise<any>} */
  const ask = async (path, body) => {
    const response = await fetch(`${url}/console${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    /**
     * A member's money in the wallet and in the games.
     * @param {string} phone
     * @returns {Promise<{ name: string, wallet: number, games: number }>}
     */
    async balanceOf(phone) {
      const { members } = await ask('/overview');
      const { name, wallet, games } = members.find(
        (/** @type {{ phone: string }} */ one) => one.phone === phone,
      );
      return { name, wallet, games };
    },
    /** Whether the ledger balances. @returns {Promise<boolean>} */
    isLedgerSound: async () => (await ask('/invariants')).ok,
    /** Creates the picture of a bank's slip for a transfer by a member. @param {string} phone @param {number} amount @returns {Promise<Buffer>} */
    async createSlip(phone, amount) {
      const { picture } = await ask('/slips', { market: 'th', phone, amount });
      return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    },
    /** How many requests of a call have arrived. @param {string} operationId @returns {Promise<number>} */
    callCount: async (operationId) => (await ask(`/calls/count?market=th&operationId=${operationId}`)).count,
    /** Sets a fault for the next request of a call. @param {string} operationId @param {string} kind */
    failNext: (operationId, kind) => ask('/faults', { market: 'th', operationId, kind, times: 1 }),
  };
}
