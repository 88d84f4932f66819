import { inspect } from 'node:util';
import fc from 'fast-check';
import { createClient } from '../client/create-client';
import type { Deviation } from '../endpoint/repair';
import { readHiddenRefusal } from '../errors/error-body';
import { declared } from '../fixtures/examples';
import { faults, pathsIn, withFault } from '../testing/faulty-answers';
import type { Inside } from '../fixtures/valid-answers';
import { breakable, validAnswer } from '../fixtures/valid-answers';

const clientFor = (body: unknown) =>
  createClient({
    baseURL: '',
    transport: async () => ({ status: 200, contentType: 'application/json', text: JSON.stringify(body) }),
  });

// A value that no schema accepts, and that is easy to find in an error.
const poison = ['poison-4711'];
const strange = { 'poison-4711': Symbol.iterator.toString() };

const filled = (inside: Inside): unknown => {
  const { type, shape = {}, element, innerType } = inside.def;
  if (innerType) return filled(innerType);
  if (type === 'array' && element) return [filled(element)];
  if (type === 'object') {
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, filled(field)]));
  }
  return fc.sample(validAnswer(inside), { numRuns: 1, seed: 7 })[0];
};

const put = (value: unknown, [key, ...rest]: readonly string[], what: unknown): unknown => {
  if (key === undefined) return what;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? put(item, rest, what) : item));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: put(record[key], rest, what) };
};

/** A response's required fields. */
const needed = ({ def: { shape = {} } }: Inside): readonly string[] =>
  Object.keys(shape).filter(
    (name) => !['default', 'optional', 'unknown'].includes(shape[name]?.def.type ?? ''),
  );

/** Whether an object has none of the response's fields. */
const isNothing = (inside: Inside, body: unknown): boolean =>
  inside.def.type === 'object' && !Object.keys(inside.def.shape ?? {}).some((name) => name in Object(body));

const cases = declared.map(({ endpoint, input }) => {
  const inside = endpoint.response as unknown as Inside;
  const isRefusal = (body: unknown) => endpoint.effect === 'write' && readHiddenRefusal(body) !== undefined;
  return [endpoint.operationId, { endpoint, input, inside, isRefusal }] as const;
});

test('covers most endpoints', () => {
  expect(cases.filter(([, { inside }]) => breakable(inside).length > 0).length).toBeGreaterThanOrEqual(38);
});

test('covers many required fields', () => {
  expect(cases.flatMap(([, { inside }]) => needed(inside)).length).toBeGreaterThanOrEqual(30);
});

describe.each(cases)('%s', (_, { endpoint, input, inside, isRefusal }) => {
  test('accepts every valid response and keeps unknown fields', async () => {
    await fc.assert(
      fc.asyncProperty(validAnswer(inside), async (body) => {
        if (isRefusal(body)) {
          await expect(endpoint(clientFor(body), input)).rejects.toMatchObject({
            endpoint: endpoint.operationId,
          });
          return;
        }
        const data = await endpoint(clientFor(body), input);
        if (inside.def.type !== 'object') return;
        for (const [name, value] of Object.entries(body as object)) {
          if (name.startsWith('x-')) expect(data).toHaveProperty([name], JSON.parse(JSON.stringify(value)));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('repairs a read’s response without a required field, and rejects a write’s', async () => {
    for (const name of needed(inside)) {
      const { [name]: _, ...others } = filled(inside) as Record<string, unknown>;
      if (isRefusal(others)) continue;
      const isUseful = endpoint.effect === 'read' && !isNothing(inside, others);
      const heard: Deviation[] = [];
      const answered = endpoint({ ...clientFor(others), onDeviation: (one) => heard.push(one) }, input);
      if (isUseful) {
        await answered;
        const kind = inside.def.shape?.[name]?.def.type === 'array' ? 'dropped' : 'emptied';
        expect(heard).toContainEqual({ endpoint: endpoint.operationId, field: name, kind });
      } else {
        await expect(answered).rejects.toMatchObject({ reason: 'shape', field: name });
        expect(heard).toEqual([]);
      }
    }
  });

  test('reports an invalid value’s endpoint and field, never the value', async () => {
    for (const path of breakable(inside)) {
      const at = path.reduce<Inside | undefined>((now, key) => {
        let here = now;
        while (here?.def.innerType) here = here.def.innerType;
        return here?.def.shape?.[key] ?? here?.def.element;
      }, inside);
      let kind = at;
      while (kind?.def.innerType) kind = kind.def.innerType;
      const wrong = kind?.def.type === 'array' ? strange : poison;
      const body = put(filled(inside), path, wrong);
      if (isRefusal(body)) continue;
      const heard: Deviation[] = [];
      const result = await endpoint.safe(
        { ...clientFor(body), onDeviation: (one) => heard.push(one) },
        input,
      );
      if (result.ok) {
        expect(heard.length).toBeGreaterThan(0);
        expect(JSON.stringify(heard)).not.toContain('poison');
        expect(endpoint.effect === 'read' || heard.every(({ kind }) => kind !== 'dropped')).toBe(true);
        continue;
      }
      const { error } = result;
      expect(error).toMatchObject({
        kind: 'unexpected-response',
        reason: 'shape',
        endpoint: endpoint.operationId,
        outcome: endpoint.effect === 'write' ? 'unknown' : 'none',
      });
      expect((error as { field: string }).field.startsWith(path.join('.'))).toBe(true);
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('poison');
    }
  });

  test('keeps the rest of a read’s response with one fault anywhere', async () => {
    // A response with a single field has no rest.
    const parts = inside.def.type === 'array' ? 2 : Object.keys(inside.def.shape ?? {}).length;
    if (endpoint.effect !== 'read' || parts < 2) return;
    await fc.assert(
      fc.asyncProperty(
        validAnswer(inside),
        fc.nat(),
        fc.constantFrom(...faults),
        async (body, pick, fault) => {
          const paths = pathsIn(body);
          const path = paths[pick % Math.max(1, paths.length)];
          if (!path) return;
          const broken = withFault(body, path, fault);
          // A refusal, or none of the response's fields is left, which makes it another response.
          if (readHiddenRefusal(broken) || isNothing(inside, broken)) return;
          const whole = await endpoint(clientFor(body), input);
          const heard: Deviation[] = [];
          const rest = await endpoint({ ...clientFor(broken), onDeviation: (one) => heard.push(one) }, input);
          const [first] = path;
          if (Array.isArray(whole)) {
            const others = whole.filter((_, index) => index !== first);
            expect(rest).toEqual(expect.arrayContaining(others));
          } else {
            const { [String(first)]: _, ...others } = whole as Readonly<Record<string, unknown>>;
            expect(rest).toMatchObject(others);
          }
          for (const { field } of heard)
            expect(field.split(/[.[]/)[0]).toBe(typeof first === 'number' ? '' : first);
        },
      ),
      { numRuns: 100 },
    );
  });
});
