import fc from 'fast-check';
import { component, validatorOf } from '../fixtures/foreign-validator';
import { faulty } from '../fixtures/faulty-answers';
import { document, operations } from '../fixtures/openapi-document';
import type { Inside } from '../fixtures/valid-answers';
import { validAnswer } from '../fixtures/valid-answers';
import { amountSchema } from '../schema/amount';
import type { Schema } from '../schema/schema';
import { definitions } from './documented';

test('has only valid JSON Schemas', () => {
  const names = Object.keys(document.components.schemas);
  expect(names.length).toBeGreaterThanOrEqual(69);
  for (const name of names) expect(component(name)).toBeInstanceOf(Function);
});

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'examples of %s fit their schemas',
  (_, { parameters, requestBody, responses }) => {
    test('in the request', () => {
      for (const { $ref, schema, example } of parameters) {
        if ($ref === undefined) expect(validatorOf(schema ?? {})(example)).toBe(true);
      }
      const json = requestBody?.content['application/json'];
      if (json) expect(validatorOf(json.schema)(json.example)).toBe(true);
    });

    test('in the responses', () => {
      for (const { content } of Object.values(responses)) {
        const { schema, example, examples = {} } = content['application/json'] ?? { schema: {} };
        const fits = validatorOf(schema);
        if (example !== undefined) expect(fits(example)).toBe(true);
        for (const { $ref } of Object.values(examples)) {
          const { value } = document.components.examples[$ref.split('/').at(-1) ?? ''] ?? {};
          expect(value).toHaveProperty('code');
          expect(fits(value)).toBe(true);
        }
      }
    });
  },
);

test.each(Object.entries({ ...document.components.parameters, ...document.components.headers }))(
  'has a valid example for the header %s',
  (_, { schema, example }) => {
    const fits = validatorOf(schema ?? {});
    if (example !== undefined) expect(fits(example)).toBe(true);
    expect(fits(7)).toBe(false);
  },
);

const schemasOf = ({ operationId, body, encoding, response }: (typeof definitions)[number]) => {
  const operation = operations.find((one) => one.operationId === operationId);
  const answer = [`the response of ${operationId}`, response, operation?.responses['200']] as const;
  const sent = [`the body of ${operationId}`, body, operation?.requestBody] as const;
  return body && encoding === 'json' ? [answer, sent] : [answer];
};

/** A value after a round trip through JSON. */
const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const agreement = definitions.flatMap(schemasOf);

test('covers all bodies', () => {
  const uploads = definitions.filter(({ encoding }) => encoding === 'multipart');
  const bodies = definitions.filter(({ body }) => body !== undefined);
  expect(agreement.length).toBe(definitions.length + bodies.length - uploads.length);
});

describe.each(agreement)('%s', (_, schema, content) => {
  test('accepts the same values with a foreign validator as with the declaration', () => {
    const fits = validatorOf(content?.content['application/json']?.schema ?? {});
    const declared = schema as Schema;
    const valid = validAnswer(schema as unknown as Inside);
    fc.assert(
      fc.property(fc.oneof(valid, faulty(valid), fc.jsonValue()).map(onTheWire), (value) => {
        expect(fits(value)).toBe(declared.safeParse(value).success);
      }),
      { numRuns: 60 },
    );
    // Most of the values above must not be refused by both for the same trivial reason.
    fc.assert(
      fc.property(valid.map(onTheWire), (value) => {
        expect(fits(value)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});

test('differs in one way: JSON Schema cannot compare a string with the largest amount', () => {
  const fits = component('Amount');
  const [largest, larger] = [90_071_992_547_409.9, 90_071_992_547_410.9];
  const verdicts = (value: unknown) => [fits(value), amountSchema().safeParse(value).success];
  expect([largest, String(largest)].map(verdicts)).toEqual([
    [true, true],
    [true, true],
  ]);
  expect([larger, String(larger)].map(verdicts)).toEqual([
    [false, false],
    [true, false],
  ]);
});
