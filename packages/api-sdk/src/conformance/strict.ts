import type * as z from 'zod/mini';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import type { Schema } from '../schema/schema';
import { allowanceAt, isClosed, linkFields, mayBeEmpty, pictureFields } from './documented-fields';
import type { Finding } from './finding';
import { advice, breaksApps, breaksSpecification } from './finding';

type Fields = Readonly<Record<string, unknown>>;

/** The part of zod's schema definition that is used here. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition;

const kinds: Readonly<Record<string, string>> = {
  amount: 'an amount of money',
  array: 'a list',
  count: 'a number',
  flag: 'true or false',
  'needed-text': 'a text that is not empty',
  object: 'an object',
  string: 'a text',
  time: 'an ISO date-time',
};

/** The kind of value that a schema expects. */
const kindOf = (schema: z.core.$ZodType): string => {
  // No schema accepts a symbol, so the issue names the expected kind.
  const result = (schema as unknown as Schema).safeParse(Symbol('none'));
  return (result.success ? undefined : result.error.issues[0]?.expected) ?? 'other';
};

/** The listed values of an enumeration. */
const knownOf = (schema: z.core.$ZodType): readonly unknown[] => {
  const { jsonSchema }: { jsonSchema?: { anyOf?: readonly { enum?: readonly unknown[] }[] } } =
    Object(schema);
  return jsonSchema?.anyOf?.[0]?.enum ?? [];
};

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;
/** Date.parse reads 31 February as 3 March. */
const isExistingDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
};
const isIso = (text: string): boolean =>
  isoTime.test(text) && !Number.isNaN(Date.parse(text)) && isExistingDay(text);

const isWhereItShouldLead = (field: string, text: string): boolean => {
  if (text.trim() === '' && mayBeEmpty(field)) return true;
  if (pictureFields.includes(field)) return isAddress(text) || /^data:image\//i.test(text);
  return !linkFields.includes(field) || isAddress(text);
};

/** Clocks differ by less, and a local time that was sent as UTC is wrong by more. */
export const LEEWAY_MS = 3_600_000;
const isAhead = (text: string): boolean => Date.parse(text) > Date.now() + LEEWAY_MS;

/** Absolute, or relative to the host's root. Apps may have their own scheme, but a script URL is not accepted. */
const isAddress = (text: string): boolean =>
  /^\/(?!\/)/.test(text) || (URL.canParse(text) && !/^\s*(javascript|data|vbscript):/i.test(text));

/** Whether an amount has at most two decimals, without rounding errors such as 0.30000000000000004. */
const isHundredths = (amount: number): boolean => Number(amount.toFixed(2)) === amount;

/**
 * Judges a response by the specification, which is stricter than what the apps can read: every documented field must
 * have a value of its type. The declarations provide fields and types, documented-fields.ts the exceptions.
 */
export const judgeBody = (
  { operationId, response }: EndpointDefinition,
  body: unknown,
): readonly Finding[] => {
  const found = new Map<string, Finding>();
  const add = (finding: Finding) => {
    const key = `${finding.field} ${finding.expected}`;
    if (!found.has(key)) found.set(key, finding);
  };

  /** Screens show 0 for a missing amount, and omit items without an id. */
  const isVital = (kind: string) => kind === 'amount' || kind === 'needed-text';

  const judgeNumber = (value: unknown, field: string, kind: string) => {
    if (typeof value === 'string') add(advice(field, 'a number, not a text'));
    const number = Number(value);
    if (number < 0) add(breaksApps(field, 'a number that is not below 0'));
    if (kind === 'amount' && !isHundredths(number)) add(breaksSpecification(field, 'at most two decimals'));
  };

  const judgeLeaf = (schema: z.core.$ZodType, value: unknown, field: string) => {
    const kind = kindOf(schema);
    const at = field === '' ? 'body' : field;
    if (!(schema as unknown as Schema).safeParse(value).success) {
      const severity = isVital(kind) || field === '' ? breaksApps : breaksSpecification;
      return add(severity(at, kinds[kind] ?? 'a value of the documented type'));
    }
    if (kind === 'amount' || kind === 'count') judgeNumber(value, at, kind);
    if (typeof value !== 'string') return undefined;
    if (kind === 'time' && !isIso(value)) add(breaksApps(at, 'an ISO date-time'));
    else if (kind === 'time' && isAhead(value)) add(breaksApps(at, 'a time that is not in the future'));
    if (!isWhereItShouldLead(field, value)) add(breaksApps(at, 'an address'));
    if (isClosed(operationId, field) && !knownOf(schema).includes(value))
      add(breaksSpecification(at, `one of ${knownOf(schema).join(', ')}`));
    return undefined;
  };

  const judgeAbsent = (schema: z.core.$ZodType, value: unknown, field: string, beside: Fields) => {
    const allowance = allowanceAt(operationId, field);
    if (allowance === 'extension' || (typeof allowance === 'function' && allowance(beside))) return;
    if (allowance === 'empty') {
      if (value === undefined)
        add(breaksSpecification(field, 'null where there is none, not a missing field'));
      return;
    }
    const inner = definitionOf(schema).innerType;
    const kind = kindOf(inner ? (definitionOf(inner).innerType ?? inner) : schema);
    const severity =
      isVital(kind) || kind === 'array' || kind === 'object' ? breaksApps : breaksSpecification;
    add(severity(field, `${kinds[kind] ?? 'a value'}; it is ${value === null ? 'null' : 'missing'}`));
  };

  const judge = (schema: z.core.$ZodType, value: unknown, field: string, beside: Fields): void => {
    const { type, innerType, element, shape } = definitionOf(schema);
    const isOptional = type === 'default' || type === 'optional' || type === 'nullable';
    if (field !== '' && (value === undefined || value === null)) {
      return judgeAbsent(schema, value, field, beside);
    }
    if (isOptional && innerType) return judge(innerType, value, field, beside);
    if (element && Array.isArray(value)) {
      for (const item of value) judge(element, item, `${field}[]`, {});
      return undefined;
    }
    if (shape && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const fields: Fields = { ...value };
      for (const [name, inner] of Object.entries(shape)) {
        judge(inner, fields[name], field === '' ? name : `${field}.${name}`, fields);
      }
      return undefined;
    }
    if (element || shape) {
      return add(breaksApps(field === '' ? 'body' : field, element ? 'a list' : 'an object'));
    }
    return judgeLeaf(schema, value, field);
  };

  judge(response as unknown as z.core.$ZodType, body, '', {});
  return [...found.values()];
};
