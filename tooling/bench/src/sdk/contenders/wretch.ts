import wretch from 'wretch';
import { HEADERS, INPUT, PATH, TIMEOUT } from './request';
import { statement } from './statement';

export const open = (baseURL: string) => {
  const api = wretch(baseURL).headers(HEADERS);
  return async () => {
    const sent = api.options({ signal: AbortSignal.timeout(TIMEOUT) }).post(INPUT, PATH);
    return statement.parse(await sent.json<unknown>());
  };
};
