import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '@member-wallet/run/web-server';

const STYLES = `body{margin:0;font:15px/25px sans-serif}.plain{position:fixed;inset:36px 0 0;display:flex;flex-direction:column}
.plain .scroller{flex:1;overflow-y:auto;overflow-anchor:none;padding:8px 16px}.plain ol{list-style:none;margin:0;padding:0}
.plain .row{display:flex;flex-direction:column;align-items:flex-start;margin-top:8px}.plain .mine{align-items:flex-end}
.plain .bubble{max-width:84%;padding:10px 14px;border:1px solid #ddd;border-radius:20px}.plain p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.plain small{min-height:20px;font-size:12px;line-height:20px}.plain textarea{min-height:46px;font:16px/26px sans-serif;field-sizing:content}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><style>${STYLES}</style><div id="root"></div><script src="/page.js" defer></script>`;

export interface BenchMessage {
  readonly _id: string;
  readonly createdAt: string;
  readonly sender: string;
  readonly clientId?: string;
  readonly message: { readonly message_type?: string; readonly payload: string };
}

const messagesOf = (count: number): BenchMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `m${String(index).padStart(6, '0')}`,
    createdAt: new Date(Date.UTC(2026, 0, 5) + index * 60_000).toISOString(),
    sender: index % 3 === 0 ? 'customer' : 'agent',
    message: { message_type: 'text', payload: `number ${index} ${'ข้อความยาว '.repeat(index % 7)}` },
  }));

const bodyOf = async <Body>(request: IncomingMessage): Promise<Body> => (await json(request)) as Body;

/** A backend with a history only and no socket, so that nothing else affects the measurements. */
export async function serveHistory(script: string) {
  let history: BenchMessage[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (type: string, content: string) => response.setHeader('content-type', type).end(content);
    const answer = (value: unknown) => send('application/json', JSON.stringify(value));
    switch (request.url) {
      case '/api/chat/config':
        // Without a configuration the chat does not connect; reconnecting would affect every measurement.
        response.statusCode = 503;
        return answer({ message: 'NO_DATA' });
      case '/api/chat/history': {
        const { skip, limit } = await bodyOf<{ skip: number; limit: number }>(request);
        const end = history.length - skip;
        return answer(history.slice(Math.max(0, end - limit), Math.max(0, end)).reverse());
      }
      case '/api/chat/send-message': {
        const sent = await bodyOf<Pick<BenchMessage, 'clientId' | 'message'>>(request);
        const createdAt = new Date().toISOString();
        const _id = `n${String(history.length).padStart(6, '0')}`;
        history.push({ ...sent, _id, createdAt, sender: 'customer' });
        return answer({ createdAt });
      }
      case '/messages':
        return answer(history);
      case '/page.js':
        return send('text/javascript', script);
      case '/':
        return send('text/html', PAGE);
      default:
        return answer({});
    }
  };
  const server = createServer((request, response) => void handle(request, response));
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${port}/`,
    /** Starts over with this many messages. */
    fill(count: number) {
      history = messagesOf(count);
    },
    close: () => server.close(),
  };
}
