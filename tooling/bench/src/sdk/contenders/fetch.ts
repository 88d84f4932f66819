import { HEADERS, INPUT, PATH, type Statement, TIMEOUT } from './request';

export const open = (baseURL: string) => async (): Promise<Statement> => {
  const response = await fetch(baseURL + PATH, {
    method: 'POST',
    headers: { ...HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify(INPUT),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as Statement;
};
