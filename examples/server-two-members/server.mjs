// A server between a page and the wallet API. The page has a session cookie; the bearer tokens stay on the server.
//
//   WALLET_URL=… node server.mjs
//
//   POST   /session    { username, password }   logs in
//   GET    /balance                             the member's name and money
//   POST   /transfers  { game, amount }         moves money; the response has the outcome
//   DELETE /session                             logs out
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { createClient, getWallet, isSdkError, isSessionEnded, login, transfer } from '@member-wallet/api-sdk';

const { WALLET_URL: baseURL, PORT = '0' } = process.env;
if (!baseURL) {
  console.error('Set WALLET_URL.');
  process.exit(2);
}

/** The tokens of the members who are logged in, by session. Nothing else is shared between requests. */
const tokens = new Map();

/**
 * Each request gets its own client, so that none can send another member's token. A client is only a set of options.
 * @param {string | null} token
 */
const clientWith = (token) => createClient({ baseURL, getToken: () => token });

/** @typedef {{ status: number, body: object, cookie?: string }} Answer */

/** @type {Record<string, (session: string, input: any) => Promise<Answer>>} */
const routes = {
  async 'POST /session'(_, { username, password }) {
    const { token } = await login(clientWith(null), { username, password });
    const session = randomUUID();
    tokens.set(session, token);
    // If the server is behind HTTPS, add Secure.
    return { status: 201, body: {}, cookie: `session=${session}; HttpOnly; SameSite=Strict; Path=/` };
  },
  async 'GET /balance'(session) {
    const { profile, wallet } = await getWallet(clientWith(tokens.get(session) ?? null));
    return { status: 200, body: { name: profile.name, amount: wallet.amount } };
  },
  async 'POST /transfers'(session, { game, amount }) {
    await transfer(clientWith(tokens.get(session) ?? null), { from: 'WALLET', to: game, amount });
    return { status: 200, body: { outcome: 'done' } };
  },
  async 'DELETE /session'(session) {
    tokens.delete(session);
    return { status: 200, body: {}, cookie: 'session=; Max-Age=0; Path=/' };
  },
};

/**
 * The response for a failure: whether money may have been moved, and the code. It never contains the sent data.
 * @param {unknown} error
 * @returns {Answer}
 */
function answerFor(error) {
  // The input does not match the SDK's types or is not JSON: nothing was sent.
  if (error instanceof TypeError || error instanceof SyntaxError) {
    return { status: 400, body: { code: 'KEY_INVALID', outcome: 'none' } };
  }
  if (!isSdkError(error)) {
    console.error(error);
    return { status: 500, body: { code: 'INTERNAL', outcome: 'unknown' } };
  }
  const { outcome } = error;
  if (isSessionEnded(error)) return { status: 401, body: { code: 'UNAUTHORIZED', outcome } };
  if (error.kind === 'api') return { status: 422, body: { code: error.code, outcome } };
  return { status: error.kind === 'timeout' ? 504 : 502, body: { code: error.kind, outcome } };
}

const server = createServer(async (request, response) => {
  const session = /(?:^|; )session=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const route = routes[`${request.method} ${request.url}`];
  /** @type {Answer} */
  let answer = { status: 404, body: {} };
  try {
    if (route) answer = await route(session, request.method === 'POST' ? await readJson(request) : undefined);
  } catch (error) {
    answer = answerFor(error);
  }
  const { status, body, cookie } = answer;
  response.writeHead(status, { 'content-type': 'application/json', ...(cookie && { 'set-cookie': cookie }) });
  response.end(JSON.stringify(body));
});

server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : PORT}`);
});
