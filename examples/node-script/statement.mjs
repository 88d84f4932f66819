// Prints a member's balance and the statement of the last days, newest first.
//
//   WALLET_URL=… WALLET_USERNAME=… WALLET_PASSWORD=… node statement.mjs --days 7
//
// Exit codes: 0, everything is printed. 1, the server refused. 2, wrong usage. 3, no usable response: try later.
import { parseArgs } from 'node:util';
import {
  createClient,
  getWallet,
  isApiError,
  isErrorCode,
  isSdkError,
  listStatement,
  login,
  paginate,
  retryReads,
} from '@member-wallet/api-sdk';
import { errorMessages } from '@member-wallet/api-sdk/messages/en';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param {{ baseURL: string, username: string, password: string, days: number }} settings */
async function printStatement({ baseURL, username, password, days }) {
  /** @type {string | null} */
  let token = null;
  // Reads are repeated if no response arrives. A write, such as the login, is sent once.
  const client = retryReads(createClient({ baseURL, getToken: () => token }), { times: 2, delayMs: 200 });

  ({ token } = await login(client, { username, password }));
  const { profile, wallet } = await getWallet(client);
  console.log(`${profile.username}: ${wallet.amount} ${profile.currency ?? ''}`.trimEnd());

  const since = Date.now() - days * DAY_MS;
  for await (const entry of paginate(client, listStatement, { limit: 10 })) {
    if (Date.parse(entry.createdAt) < since) break; // No further page is requested.
    console.log([entry.createdAt, entry.statementType, entry.amount ?? 'unknown', entry.status].join('\t'));
  }
}

/** A readable text, because the server's message may be anything. @param {import('@member-wallet/api-sdk').SdkError} error */
const textOf = (error) =>
  isApiError(error) && isErrorCode(error.code) ? errorMessages[error.code] : error.message;

const { WALLET_URL: baseURL, WALLET_USERNAME: username, WALLET_PASSWORD: password } = process.env;
const { values } = parseArgs({ options: { days: { type: 'string', default: '7' } } });
const days = Number(values.days);

if (!baseURL || !username || !password || !(days > 0)) {
  console.error('Set WALLET_URL, WALLET_USERNAME and WALLET_PASSWORD; --days is a number above 0.');
  process.exit(2);
}
try {
  await printStatement({ baseURL, username, password, days });
} catch (error) {
  // Any other error is a bug in this program, and must not be reported as a failed call.
  if (!isSdkError(error)) throw error;
  console.error(textOf(error));
  process.exitCode = isApiError(error) ? 1 : 3;
}
