// A journey with the client of openapi-typescript and openapi-fetch.
import createClient from 'openapi-fetch';
import type { Journey } from './journey';
import type { paths } from './output/openapi-typescript';

export const withOpenapiFetch: Journey = async (baseUrl, { username, password, picture }) => {
  const api = createClient<paths>({ baseUrl });
  const constant = { 'X-Requested-With': 'XMLHttpRequest' } as const;
  const header = { header: constant };

  const chat = await api.POST('/api/chat/history', {
    params: header,
    body: { guestId: 'guest-1', limit: 2, skip: 0 },
  });
  const wrong = await api.POST('/api/login', { params: header, body: { username, password: 'wrong' } });
  const login = await api.POST('/api/login', { params: header, body: { username, password } });
  if (!login.data) throw new Error('no login');
  const { token } = login.data;
  api.use({
    onRequest: ({ request }) => {
      request.headers.set('Authorization', `Bearer ${token}`);
    },
  });

  const balance = async () => {
    const { data } = await api.GET('/api/wallet', { params: header });
    return data?.wallet.amount;
  };
  const transfer = async (amount: number, key: string) => {
    const params = { header: { ...constant, 'Idempotency-Key': key, 'Accept-Language': 'th' } };
    return api.POST('/api/wallet/transfer', { params, body: { from: 'WALLET', to: 'PG', amount } });
  };

  const before = await balance();
  await transfer(100.1, 'key-1');
  // The same request again, as a browser would resend it.
  await transfer(100.1, 'key-1');
  const after = await balance();
  const refused = await transfer(1_000_000, 'key-2');

  const statement = await api.POST('/api/statement', { params: header, body: { page: 1, limit: 1 } });
  const qrCode = await api.GET('/api/qrcode/{provider}', {
    params: { ...header, path: { provider: 'KBANK' } },
  });
  const slip = await api.POST('/api/wallet/slip', {
    params: header,
    body: { file: picture },
    bodySerializer: ({ file }) => {
      const form = new FormData();
      form.append('file', file, 'slip.png');
      return form;
    },
  });
  return {
    chat: chat.data?.map(({ sender }) => sender),
    wrongPassword: wrong.error?.message,
    before,
    after,
    refused: refused.error?.message,
    status: refused.response.status,
    newest: statement.data?.statements[0]?.statementType,
    total: statement.data?.total,
    qrCode: qrCode.data?.hasQrcode,
    slip: slip.data,
  };
};
