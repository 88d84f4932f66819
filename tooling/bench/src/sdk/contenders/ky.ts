import ky from 'ky';
import { HEADERS, INPUT, PATH, TIMEOUT } from './request';
import { statement } from './statement';

export const open = (baseURL: string) => {
  const api = ky.create({ headers: HEADERS, timeout: TIMEOUT, retry: 0 });
  return async () => statement.parse(await api.post(baseURL + PATH, { json: INPUT }).json());
};
