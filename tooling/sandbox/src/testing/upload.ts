import { request } from 'node:http';
import type { Answer } from './caller';

/** Uploads a file as the form's `file`; undefined sends a form without one. */
export function upload(
  origin: string,
  path: string,
  token: string,
  file: Buffer | undefined,
  key?: string,
): Promise<Answer> {
  const boundary = 'x-sandbox-boundary';
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="slip.bin"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([
    ...(file ? [Buffer.from(part), file, Buffer.from('\r\n')] : []),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': String(payload.length),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(chunks).toString()) as unknown,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}
