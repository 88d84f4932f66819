import fc from 'fast-check';
import { endpoints } from '../endpoints/all';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { declaredInPages } from '../fixtures/declared-in-pages';
import { faulty } from '../fixtures/faulty-answers';
import type { Inside } from '../fixtures/valid-answers';
import { validAnswer } from '../fixtures/valid-answers';
import type { Schema } from './schema';

type Definitions = Readonly<Record<string, EndpointDefinition>>;

const inPages = declaredInPages();

test.each([
  '{"__proto__":0}',
  '{"slots":[{"__proto__":{"isActive":true}}],"__proto__":{"wallet":{"amount":1}}}',
])('a key that would be a prototype is left out: %s', (text) => {
  for (const name of ['getWallet', 'markChatRead'] as const) {
    const [body, inPage] = [endpoints[name].response, inPages[name]?.response] as const;
    expect(inPage && seen(inPage, JSON.parse(text))).toEqual(seen(body, JSON.parse(text)));
  }
  const read = inPages['getContact']?.response.parse(JSON.parse(text));
  expect(Object.keys(Object(read))).not.toContain('__proto__');
});

/** What a caller or the repair sees of a result. */
const seen = (schema: Schema, value: unknown): unknown => {
  const result = schema.safeParse(value);
  if (result.success) return result;
  return result.error.issues.map(({ path, expected }) => ({ path, expected }));
};

const pairs = Object.values(endpoints as unknown as Definitions).map(
  (definition) => [definition.operationId, definition, inPages[definition.operationId]] as const,
);

test('the page build has every call, without zod', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(69);
  for (const [, , inPage] of pairs) {
    expect(inPage).toBeDefined();
    expect(inPage?.response).not.toHaveProperty('_zod');
  }
});

describe.each(pairs)('%s', (_, definition, inPage) => {
  test('reads every response like zod: valid, with faults, and any JSON', () => {
    const inside = definition.response as unknown as Inside;
    const valid = validAnswer(inside);
    const bodies = fc.oneof(valid, faulty(valid), faulty(faulty(valid)), fc.jsonValue());
    fc.assert(
      fc.property(bodies, (body) => {
        expect(inPage && seen(inPage.response, body)).toEqual(seen(definition.response, body));
      }),
      { numRuns: 60 },
    );
  });

  test('judges every input like zod', () => {
    const { body } = definition;
    expect(inPage?.body === undefined).toBe(body === undefined);
    if (!body || !inPage?.body || definition.encoding === 'multipart') return;
    const schema = inPage.body;
    const valid = validAnswer(body as unknown as Inside);
    fc.assert(
      fc.property(fc.oneof(valid, faulty(valid), fc.jsonValue()), (input) => {
        expect(seen(schema, input)).toEqual(seen(body, input));
      }),
      { numRuns: 40 },
    );
  });
});
