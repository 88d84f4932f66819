/**
 * The sandbox's console: what its books say, whatever a program printed.
 * @param {string} url
 */
export function booksOf(url) {
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
    async moneyOf(phone) {
      const { members } = await ask('/overview');
      const { name, wallet, games } = members.find(
        (/** @type {{ phone: string }} */ one) => one.phone === phone,
      );
      return { name, wallet, games };
    },
    /** Whether the ledger is sound. @returns {Promise<boolean>} */
    isSound: async () => (await ask('/invariants')).ok,
    /** A bank's slip for a member, as a picture. @param {string} phone @param {number} amount @returns {Promise<Buffer>} */
    async slipFor(phone, amount) {
      const { picture } = await ask('/slips', { market: 'th', phone, amount });
      return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    },
    /** How often a call has arrived. @param {string} operationId @returns {Promise<number>} */
    callsOf: async (operationId) => (await ask(`/calls/count?market=th&operationId=${operationId}`)).count,
    /** What the next call meets instead of its response. @param {string} operationId @param {string} kind */
    breakNext: (operationId, kind) => ask('/faults', { market: 'th', operationId, kind, times: 1 }),
  };
}
