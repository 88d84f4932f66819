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

test('the table has every row of the contract', () => {
  expect(head.split('\t')).toEqual(['operationId', 'method', 'path', 'auth', 'effect', 'timeoutMs']);
  expect(contract.length).toBeGreaterThanOrEqual(69);
});

test('the declarations are the table, row by row and in its order', () => {
  const made = Object.entries(endpoints).map(([name, endpoint]) => {
    expect(endpoint.operationId).toBe(name);
    expect(endpoint.name).toBe(name);
    const { operationId, method, path, auth, effect, timeoutMs } = endpoint;
    return [operationId, method, path, auth, effect, String(timeoutMs)];
  });
  expect(made).toEqual(contract);
});

// Servers may send more codes than the contract names: the catalogue can grow, and nothing here with it.
test('the catalogue has every code of the contract in its area', () => {
  expect(codes).toHaveLength(78);
  const made = Object.entries(errorCatalogue).map(([code, { area }]) => `${code}\t${area}`);
  expect(codes.filter((row) => !made.includes(row))).toEqual([]);
  expect(new Set(slipReasons).size).toBe(11);
});

test('every code of the contract is declared by an endpoint', () => {
  // OTP_CODE_VALID is what verifyOtp returns, never a failure.
  const used = new Set<string>(['OTP_CODE_VALID', ...declared.flatMap(({ endpoint }) => endpoint.errors)]);
  const names = codes.map((row) => row.split('\t')[0] ?? '');
  expect(names.filter((code) => !used.has(code))).toEqual([]);
});

describe.each(declared.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const))(
  '%s',
  (_, endpoint, input) => {
    test('its example fits its schemas', () => {
      expect(endpoint.response.safeParse(endpoint.example.response)).toMatchObject({ success: true });
      if (endpoint.body !== undefined) {
        expect(endpoint.body.safeParse(input)).toMatchObject({ success: true });
      }
    });

    test('its example fills its path', () => {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const name of names) expect(input).toHaveProperty(name ?? '', expect.any(String));
    });

    test('its codes are of the catalogue, each once', () => {
      expect(endpoint.errors.filter((code) => !Object.hasOwn(errorCatalogue, code))).toEqual([]);
      expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
    });

    test('it says what it does', () => {
      expect(endpoint.summary).toMatch(/^[A-Z].{15,}\.$/);
    });
  },
);
