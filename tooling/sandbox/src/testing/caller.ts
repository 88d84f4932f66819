import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  /** The parsed JSON, or the text if it is not JSON. */
  readonly body: unknown;
}

export interface CallDetails {
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent unchanged instead of a JSON body. */
  readonly raw?: string;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A plain HTTP call: nothing is checked, encoded or normalised. */
export function call(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  { token, key, headers, raw }: CallDetails = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        headers: {
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(payload)),
          }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: parsed(Buffer.concat(chunks).toString()) });
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** The value at a path, or undefined. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/** Logs in. Fails without a token. */
export async function tokenOf(
  origin: string,
  market: string,
  username: string,
  password = 'demo1234',
): Promise<string> {
  const answer = await call(origin, 'POST', `/${market}/api/login`, { username, password });
  const token = at(answer.body, 'token');
  if (typeof token !== 'string') throw new Error(`Login answered ${answer.status}`);
  return token;
}
