export const jsonInit = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** @param sandbox its base URL */
export async function fetchJson(sandbox: string, path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(`${sandbox}${path}`, init);
  if (!response.ok)
    throw new Error(`${init?.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? null : response.json();
}
