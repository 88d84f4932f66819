/** @starts servers */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { selfSigned } from '@member-wallet/e2e/harness/network/certificate';
import { serveOverHttp2 } from './http2-front';

void test('forwards method, body, status and headers, with a certificate that a client can verify', async (context) => {
  const target = createServer((request, response) => {
    response.writeHead(201, { 'Content-Encoding': 'br', Connection: 'keep-alive' });
    response.write(`${request.method} ${request.url} ${request.headers.authorization} `);
    request.pipe(response);
  }).listen(0, '127.0.0.1');
  await once(target, 'listening');
  const identity = selfSigned();
  const front = await serveOverHttp2(`http://127.0.0.1:${(target.address() as AddressInfo).port}`, identity);
  const client = connect(front.url, { ca: identity.cert, checkServerIdentity: () => undefined });
  context.after(async () => {
    client.destroy();
    await front.close();
    target.close();
  });

  const stream = client.request({ ':method': 'POST', ':path': '/api/a?b=c', authorization: 'Bearer t' });
  stream.end('body');
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
  let text = '';
  for await (const part of stream) text += String(part);
  assert.equal(text, 'POST /api/a?b=c Bearer t body');
  assert.equal(headers[':status'], 201);
  assert.equal(headers['content-encoding'], 'br');
  assert.equal(headers.connection, undefined);
});
