/** @starts servers */
import axios from 'axios';
import AxiosMockAdapter from 'axios-mock-adapter';
import axiosRetry from 'axios-retry';
import { declared } from '../fixtures/examples';
import { json, listen, type Loopback } from '../fixtures/loopback';

/** Changes to axios's default instance as hosts make them. Each would change the request or the result of a call. */
function configureAxios(): void {
  Object.assign(axios.defaults, {
    baseURL: 'http://127.0.0.1:1/elsewhere',
    timeout: 1,
    params: { leak: 'yes' },
    auth: { username: 'host', password: 'host' },
    transformRequest: [() => 'replaced'],
    transformResponse: [() => ({ message: 'OK' })],
    validateStatus: () => true,
    maxRedirects: 5,
    maxContentLength: 1,
    maxBodyLength: 1,
    responseType: 'arraybuffer',
    withCredentials: true,
  });
  Object.assign(axios.defaults.headers.common, { Authorization: 'Bearer of the host', 'X-Leak': 'yes' });
  Object.assign(axios.defaults.headers.post, { 'X-Leak-Post': 'yes', 'Content-Type': 'text/plain' });
  axios.interceptors.request.use((config) => {
    config.headers.set('Authorization', 'Bearer of an interceptor');
    return config;
  });
  axios.interceptors.response.use(
    (response) => response.data as never,
    () => ({ message: 'OK' }),
  );
  axiosRetry(axios, { retries: 3, retryDelay: () => 1, retryCondition: () => true });
  new AxiosMockAdapter(axios).onAny().reply(200, { message: 'OK' });
}

const rows = declared.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const);
let server: Loopback;
let answer: 'example' | 'refusal' | 'cut' | 'redirect' = 'example';
let example: unknown;

beforeAll(async () => {
  configureAxios();
  server = await listen((response) => {
    if (answer === 'cut') response.socket?.destroy();
    else if (answer === 'redirect') response.writeHead(307, { location: '/api/elsewhere' }).end();
    else if (answer === 'refusal') json(response, { message: 'INVALID_IP' }, 400);
    else json(response, example);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

const client = () => server.client({ getToken: () => 'mine' });

test('the host’s settings change axios’s own requests', async () => {
  await expect(axios.get(`${server.url}/api/lookup/banks`)).resolves.not.toHaveProperty('status');
  expect(server.seen).toHaveLength(0);
});

describe.each(rows)('with %s', (_, endpoint, input) => {
  test('sends its request and resolves with its response unchanged', async () => {
    answer = 'example';
    example = endpoint.example.response;
    await expect(endpoint(client(), input)).resolves.toEqual(endpoint.response.parse(example));
    expect(server.seen).toHaveLength(1);
    const [{ url = '', headers = {}, body = Buffer.of() } = {}] = server.seen;
    expect(url).toMatch(/^\/api\/(?!elsewhere)[^?]*$/);
    expect(headers.authorization).toBe('Bearer mine');
    expect(JSON.stringify(headers)).not.toMatch(/leak|of the host|interceptor/i);
    expect(body.toString()).not.toBe('replaced');
  });

  test.each([
    ['refusal', { kind: 'api', code: 'INVALID_IP', status: 400 }],
    ['cut', { kind: 'network' }],
    ['redirect', { kind: 'unexpected-response', reason: 'redirect' }],
  ] as const)('fails once with a %s', async (given, expected) => {
    answer = given;
    await expect(endpoint(client(), input)).rejects.toMatchObject(expected);
    expect(server.seen).toHaveLength(1);
  });
});
