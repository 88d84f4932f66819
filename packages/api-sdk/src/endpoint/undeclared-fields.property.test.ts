import fc from 'fast-check';
import { createClient } from '../client/create-client';
import type { TransportRequest } from '../client/transport';
import { declared } from '../fixtures/examples';
import type { Inside } from '../fixtures/valid-answers';
import { validAnswer } from '../fixtures/valid-answers';
import { readInput } from '../testing/read-request';
import type { EndpointDefinition } from './endpoint-definition';
import type { Endpoint } from './endpoint-types';

type Callable = Endpoint<unknown, unknown, string>;

const rows = declared.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const);

/** The request that a call with this input sends, although no response comes. */
const sentBy = async (call: Callable, input: unknown): Promise<TransportRequest> => {
  let sent: TransportRequest | undefined;
  const transport = (request: TransportRequest) => {
    sent = request;
    return Promise.reject(new Error('no network'));
  };
  await call.safe(createClient({ baseURL: '', idempotencyKeys: false, transport }), input);
  if (sent === undefined) throw new Error('nothing was sent');
  return sent;
};

const bytesOf = (body: TransportRequest['body']): unknown =>
  body === undefined || typeof body === 'string' ? body : [...body.entries()];

class Session {
  token = 'of-an-instance';
  get secret(): string {
    return 'of-a-getter';
  }
  toJSON(): unknown {
    return { instead: 'of-everything' };
  }
}

const extraName = fc.oneof(
  fc.constantFrom(
    'toJSON',
    'constructor',
    'hasOwnProperty',
    'then',
    'form',
    'body',
    'headers',
    'token',
    '_id_',
  ),
  fc.string({ minLength: 1, maxLength: 8 }).map((name) => `x-${name}`),
);
const extraValue = fc.oneof(
  fc.jsonValue(),
  fc
    .constantFrom<readonly unknown[]>(
      [new Session()],
      [() => 'made'],
      [new Blob(['x'])],
      [10n],
      [Symbol('s')],
    )
    .map(([value]) => value),
);
const extras = fc.dictionary(extraName, extraValue, { minKeys: 1, maxKeys: 4 });

/** The same fields with others: own ones, getters, symbols, and the key `__proto__`. */
const withExtraFields = (fields: object, more: object): object => {
  const mixed: object = { ...more, ...fields };
  for (const [name, value] of [
    ['__proto__', { polluted: 'yes' }],
    ['x-getter', undefined],
  ] as const) {
    Object.defineProperty(mixed, name, {
      enumerable: true,
      ...(value ? { value } : { get: () => 'of-a-getter' }),
    });
  }
  return Object.assign(mixed, { [Symbol('x-symbol')]: 'of-a-symbol' });
};

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Everything is declared in a chat message's payload, which may be anything. */
const withExtras = (fields: object, more: object, skipped: string): object =>
  withExtraFields(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        isNested(value) && name !== skipped ? withExtras(value, more, skipped) : value,
      ]),
    ),
    more,
  );

const insideOf = ({ body }: Pick<EndpointDefinition, 'body'>): Inside | undefined =>
  body as Inside | undefined;

/** The declared part of a value, at every depth. */
const declaredPart = (inside: Inside | undefined, value: unknown): unknown => {
  const { shape, innerType } = inside?.def ?? {};
  if (innerType) return declaredPart(innerType, value);
  if (!shape || typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(shape, name));
  return Object.fromEntries(known.map(([name, one]) => [name, declaredPart(shape[name], one)]));
};

/** The example, or for a JSON body any valid input. */
const inputsOf = (endpoint: EndpointDefinition, example: unknown): fc.Arbitrary<object> => {
  const given: object = Object(example);
  const inside = insideOf(endpoint);
  if (!inside || endpoint.encoding === 'multipart') return fc.constant({ ...given });
  return validAnswer(inside).map((valid) => ({ ...given, ...Object(declaredPart(inside, valid)) }));
};

describe.each(rows)('%s', (_, endpoint, example) => {
  test('only sends declared fields', async () => {
    await fc.assert(
      fc.asyncProperty(inputsOf(endpoint, example), extras, async (input, more) => {
        const others = Object.fromEntries(Object.entries(more).filter(([key]) => !(key in input)));
        const mixed = withExtras(input, others, 'payload');
        const [plain, sent] = [await sentBy(endpoint, input), await sentBy(endpoint, mixed)];
        expect(sent.url).toBe(plain.url);
        expect(bytesOf(sent.body)).toEqual(bytesOf(plain.body));
        if (endpoint.encoding === 'json') {
          // As in JSON: without undefined, and -0 as 0.
          expect(readInput(endpoint, sent)).toEqual(JSON.parse(JSON.stringify(input)));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('sends no undeclared body', async () => {
    if (endpoint.body) return expect(endpoint.method).not.toBe('GET');
    const { body, headers } = await sentBy(
      endpoint,
      withExtraFields(Object(example), { amount: 100, token: 'x' }),
    );
    expect(body).toBeUndefined();
    expect(headers).not.toHaveProperty('Content-Type');
  });
});

test('sends the declared fields of a class instance, however they are defined', async () => {
  class Message {
    readonly draft = 'not to be sent';
    readonly message_type = 'text';
    get payload(): string {
      return 'Hello';
    }
  }
  const input = { sender: 'customer', message: new Message() };
  const [row] = declared.filter(({ endpoint }) => endpoint.operationId === 'sendChatMessage');
  if (!row) throw new Error('no such call');
  const { body } = await sentBy(row.endpoint, input);
  expect(JSON.parse(String(body))).toEqual({
    sender: 'customer',
    message: { message_type: 'text', payload: 'Hello' },
  });
});

test('reads a getter of a declared field once', async () => {
  let reads = 0;
  const input = {
    oldPassword: 'a long secret',
    get newPassword() {
      reads += 1;
      return `secret ${reads}`;
    },
  };
  const [row] = declared.filter(({ endpoint }) => endpoint.operationId === 'changePassword');
  if (!row) throw new Error('no such call');
  const { body } = await sentBy(row.endpoint, input);
  expect(JSON.parse(String(body))).toEqual({ oldPassword: 'a long secret', newPassword: 'secret 1' });
  expect(reads).toBe(1);
});
