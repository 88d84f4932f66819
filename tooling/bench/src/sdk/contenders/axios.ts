import axios from 'axios';
import { HEADERS, INPUT, PATH, type Statement, TIMEOUT } from './request';

export const open = (baseURL: string) => {
  const api = axios.create({ baseURL, headers: HEADERS, timeout: TIMEOUT });
  return async () => (await api.post<Statement>(PATH, INPUT)).data;
};
