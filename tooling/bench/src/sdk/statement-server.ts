import { createServer } from 'node:http';
import { listen } from '@member-wallet/run/web-server';
import { answer } from '../harness/child-process';

// Responds to every call with a statement of about 5 kB. A separate process, so that its CPU time does not count as the
// client's.
const entry = (index: number) => ({
  _id: `66b0c0ffee${String(index).padStart(6, '0')}`,
  statementType: index % 2 ? 'transfer' : 'deposit',
  from: 'WALLET',
  to: 'PG',
  amount: index % 3 ? 100.1 + index : String(250.25 + index),
  status: index % 5 ? 'SUCCESS' : 'FAILED',
  createdAt: '2026-01-31T09:30:00.000Z',
  bonus: null,
  promotion: index % 7 ? null : { description: 'New year gift' },
});
const body = Buffer.from(
  JSON.stringify({ total: 240, statements: Array.from({ length: 24 }, (_, index) => entry(index)) }),
);

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
});
server.keepAliveTimeout = 60_000;
process.once('disconnect', () => {
  server.close();
  server.closeAllConnections();
});
const port = await listen(server, { host: '127.0.0.1', port: 0 });
answer({ url: `http://127.0.0.1:${port}`, text: body.toString() });
