// Moves money from a member's wallet to a game account.
//
//   WALLET_URL=… WALLET_USERNAME=… WALLET_PASSWORD=… node transfer.cjs PG 100
//
// Exit codes: 0, moved. 1, not moved. 2, wrong usage. 3, outcome unknown: check the statement before another try.
const { createClient, getWallet, isErrorCode, login, transfer } = require('@member-wallet/api-sdk');
const { errorMessages } = require('@member-wallet/api-sdk/messages/en');

/** @param {import('@member-wallet/api-sdk').SdkError} error */
const textOf = (error) =>
  error.kind === 'api' && isErrorCode(error.code) ? errorMessages[error.code] : error.message;

/**
 * Returns the exit code.
 * @param {{ baseURL: string, username: string, password: string, game: string, amount: number }} order
 */
async function main({ baseURL, username, password, game, amount }) {
  /** @type {string | null} */
  let token = null;
  const client = createClient({ baseURL, getToken: () => token, timeouts: { call: 20_000 } });

  const session = await login.safe(client, { username, password });
  if (!session.ok) {
    console.error(`Not moved: ${textOf(session.error)}`);
    return 1;
  }
  token = session.data.token;

  const moved = await transfer.safe(client, { from: 'WALLET', to: game, amount });
  if (!moved.ok && moved.error.outcome === 'unknown') {
    // The response was lost, perhaps after the money was moved. A retry could move it twice.
    console.error(
      `Whether ${amount} went to ${game} is not known. Look at the statement before you try again.`,
    );
    return 3;
  }
  if (!moved.ok) {
    console.error(`Not moved: ${textOf(moved.error)}`);
    return 1;
  }
  // The money has been moved even if this call fails.
  const after = await getWallet.safe(client, undefined);
  console.log(`Moved ${amount} to ${game}. ${after.ok ? `${after.data.wallet.amount} left.` : ''}`.trimEnd());
  return 0;
}

const { WALLET_URL: baseURL, WALLET_USERNAME: username, WALLET_PASSWORD: password } = process.env;
const [game, amount] = process.argv.slice(2);

if (!baseURL || !username || !password || !game || !(Number(amount) > 0)) {
  console.error('Set WALLET_URL, WALLET_USERNAME and WALLET_PASSWORD, then: node transfer.cjs GAME AMOUNT');
  process.exitCode = 2;
} else {
  main({ baseURL, username, password, game, amount: Number(amount) }).then((code) => {
    process.exitCode = code;
  });
}
