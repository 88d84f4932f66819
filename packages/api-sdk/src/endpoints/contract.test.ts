import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '../errors/catalogue';
import { slipReasons } from '../errors/slip-reasons';
import { declared } from '../fixtures/examples';
import { endpoints } from './all';

const linesOf = (file: string) =>
  readFileSync(join(__dirname, '../..', file), 'utf8')
    .trim()
    .split('\n');
const [head = '', ...rows] = linesOf('contract.tsv');
const contract = rows.map((row) => row.split('\t'));
const codes = linesOf('contract-codes.tsv').slice(1);

test('has every row of the contract', () => {
  expect(head.split('\t')).toEqual(['operationId', 'method', 'path', 'auth', 'effect', 'timeoutMs']);
  expect(contract.length).toBeGreaterThanOrEqual(69);
});

test('declares the rows of the contract in their order', () => {
  const made = Object.entries(endpoints).map(([name, endpoint]) => {
    expect(endpoint.operationId).toBe(name);
    expect(endpoint.name).toBe(name);
    const { operationId, method, path, auth, effect, timeoutMs } = endpoint;
    return [operationId, method, path, auth, effect, String(timeoutMs)];
  });
  expect(made).toEqual(contract);
});

// Servers may send more codes than the contract contains, so the catalogue may have more.
test('has every code of the contract in its area of the catalogue', () => {
  expect(codes).toHaveLength(78);
  const made = Object.entries(errorCatalogue).map(([code, { area }]) => `${code}\t${area}`);
  expect(codes.filter((row) => !made.includes(row))).toEqual([]);
  expect(new Set(slipReasons).size).toBe(11);
});

test('declares every code of the contract for an endpoint', () => {
  // verifyOtp returns OTP_CODE_VALID on success, so it is never a failure.
  const used = new Set<string>(['OTP_CODE_VALID', ...declared.flatMap(({ endpoint }) => endpoint.errors)]);
  const names = codes.map((row) => row.split('\t')[0] ?? '');
  expect(names.filter((code) => !used.has(code))).toEqual([]);
});

describe.each(declared.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const))(
  '%s',
  (_, endpoint, input) => {
    test('has an example that fits its schemas', () => {
      expect(endpoint.response.safeParse(endpoint.example.response)).toMatchObject({ success: true });
      if (endpoint.body !== undefined) {
        expect(endpoint.body.safeParse(input)).toMatchObject({ success: true });
      }
    });

    test('has an example value for each path parameter', () => {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const name of names) expect(input).toHaveProperty(name ?? '', expect.any(String));
    });

    test('has codes of the catalogue, each once', () => {
      expect(endpoint.errors.filter((code) => !Object.hasOwn(errorCatalogue, code))).toEqual([]);
      expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
    });

    test('has a description', () => {
      expect(endpoint.summary).toMatch(/^[A-Z].{15,}\.$/);
    });
  },
);
