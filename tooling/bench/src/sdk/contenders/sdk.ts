import { createClient, listStatement } from '@member-wallet/api-sdk';

export const open = (baseURL: string) => {
  const client = createClient({ baseURL, getToken: () => 'token' });
  return (signal?: AbortSignal) => listStatement(client, { page: 1, limit: 24 }, { signal });
};
