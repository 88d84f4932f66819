export const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** @param sandbox its address */
export async function askAt(sandbox: string, path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(`${sandbox}${path}`, init);
  if (!response.ok)
    throw new Error(`${init?.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? null : response.json();
}
