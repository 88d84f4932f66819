// The same journey with the client of @hey-api/openapi-ts.
import type { Journey } from './journey';
import * as api from './output/hey-api';
import { createClient } from './output/hey-api/client';

export const withHeyApi: Journey = async (baseUrl, { username, password, picture }) => {
  const visitor = createClient({ baseUrl });
  const headers = { 'X-Requested-With': 'XMLHttpRequest' } as const;

  const chat = await api.listChatHistory({
    client: visitor,
    headers,
    body: { guestId: 'guest-1', limit: 2, skip: 0 },
  });
  const wrong = await api.login({ client: visitor, headers, body: { username, password: 'wrong' } });
  const login = await api.login({ client: visitor, headers, body: { username, password } });
  if (!login.data) throw new Error('no login');
  const { token } = login.data;
  const client = createClient({ baseUrl, auth: () => token });

  const balance = async () => {
    const { data } = await api.getWallet({ client, headers });
    return data?.wallet.amount;
  };
  const transfer = async (amount: number, key: string) =>
    api.transfer({
      client,
      headers: { ...headers, 'Idempotency-Key': key, 'Accept-Language': 'th' },
      body: { from: 'WALLET', to: 'PG', amount },
    });

  const before = await balance();
  await transfer(100.1, 'key-1');
  // The same request again, as a browser would resend it.
  await transfer(100.1, 'key-1');
  const after = await balance();
  const refused = await transfer(1_000_000, 'key-2');

  const statement = await api.listStatement({ client, headers, body: { page: 1, limit: 1 } });
  const qrCode = await api.getQrCode({ client, headers, path: { provider: 'KBANK' } });
  const slip = await api.uploadSlip({ client, headers, body: { file: new File([picture], 'slip.png') } });
  return {
    chat: chat.data?.map(({ sender }) => sender),
    wrongPassword: wrong.error?.message,
    before,
    after,
    refused: refused.error?.message,
    status: refused.response?.status,
    newest: statement.data?.statements[0]?.statementType,
    total: statement.data?.total,
    qrCode: qrCode.data?.hasQrcode,
    slip: slip.data,
  };
};
