import { ofetch } from 'ofetch';
import { HEADERS, INPUT, PATH, TIMEOUT } from './request';
import { statement } from './statement';

export const open = (baseURL: string) => {
  const api = ofetch.create({ baseURL, headers: HEADERS, timeout: TIMEOUT, retry: false });
  return async () => statement.parse(await api<unknown>(PATH, { method: 'POST', body: INPUT }));
};
