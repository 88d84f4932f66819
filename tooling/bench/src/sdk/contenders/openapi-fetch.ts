import createClient from 'openapi-fetch';
import { HEADERS, INPUT, PATH, type Statement, TIMEOUT } from './request';

// As generated from an OpenAPI document, for this one call. Types only: the response is not validated.
interface paths {
  [PATH]: {
    post: {
      requestBody: { content: { 'application/json': { page: number; limit: number } } };
      responses: { 200: { content: { 'application/json': Statement } } };
    };
  };
}

export const open = (baseURL: string) => {
  const api = createClient<paths>({ baseUrl: baseURL, headers: HEADERS });
  return async () => {
    const { data } = await api.POST(PATH, { body: INPUT, signal: AbortSignal.timeout(TIMEOUT) });
    if (!data) throw new Error('refused');
    return data;
  };
};
