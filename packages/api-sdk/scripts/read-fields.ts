import ts from 'typescript';
import * as z from 'zod/mini';
import { definitions } from '../src/openapi/documented';
import { amountSchema, countSchema } from '../src/schema/amount';
import { timeSchema } from '../src/schema/time';
import { wholeNumberSchema } from '../src/schema/whole-number';
import { docOf, exportsOf, program, typeName } from './read-source';

/** A field of an input or a response; `slots[].amount` is a field of each item of `slots`. */
export interface Field {
  readonly path: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly canBeNull: boolean;
  readonly unit: string;
  readonly doc: string;
}

export interface CallFields {
  readonly input: readonly Field[];
  readonly response: readonly Field[];
}

const checker = program.getTypeChecker();

const units = new Map<unknown, string>([
  [amountSchema(), 'major units'],
  [countSchema(), 'a count'],
  [timeSchema(), 'ISO date-time'],
  [wholeNumberSchema(), 'whole number'],
]);

/** The schema without its optional and nullable wrappers. */
const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodMiniDefault ||
  schema instanceof z.ZodMiniNullable ||
  schema instanceof z.ZodMiniOptional
    ? bare(schema._zod.def.innerType)
    : schema;

const itemOf = (schema: unknown): unknown => {
  const list = bare(schema);
  return list instanceof z.ZodMiniArray ? bare(list._zod.def.element) : undefined;
};

const fieldOf = (schema: unknown, name: string): unknown => {
  const object = bare(schema);
  return object instanceof z.ZodMiniObject
    ? bare((object.shape as Record<string, unknown>)[name])
    : undefined;
};

const isEmpty = (type: ts.Type): boolean => (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const itemTypeOf = (type: ts.Type): ts.Type | undefined =>
  checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;

/** The fields of a type that the package declares; none for a Blob or a Date. */
const ownFields = (type: ts.Type): readonly ts.Symbol[] =>
  type.flags & ts.TypeFlags.Object || type.isIntersection()
    ? checker
        .getPropertiesOfType(type)
        .filter(({ declarations }) => declarations?.[0]?.getSourceFile().fileName.includes('/src/') ?? false)
    : [];

const textOf = (type: ts.Type): string => {
  const names = partsOf(type).map((part) => {
    // `string & {}` is how an open enum allows any other string beside its known values.
    if (part.isIntersection() && part.types.some(({ flags }) => flags & ts.TypeFlags.String)) return 'string';
    return typeName(part);
  });
  // The known values of an open enum first. The compiler's own order depends on what it has checked before.
  const sorted = [...new Set(names)].sort(
    (a, b) => Number(b.startsWith("'")) - Number(a.startsWith("'")) || (a < b ? -1 : 1),
  );
  return sorted.join(' | ').replace('false | true', 'boolean');
};

/** The type without null and undefined; `unknown` stays as it is. */
const withoutEmpty = (type: ts.Type): ts.Type =>
  type.flags & ts.TypeFlags.Unknown ? type : checker.getNonNullableType(type);

const fieldsOf = (type: ts.Type, schema: unknown, prefix: string): readonly Field[] => {
  const item = itemTypeOf(type);
  if (item) return fieldsOf(withoutEmpty(item), itemOf(schema), `${prefix}[]`);
  return ownFields(type).flatMap((symbol) => {
    const declared = checker.getTypeOfSymbol(symbol);
    const found = withoutEmpty(declared);
    const element = itemTypeOf(found);
    const inner = withoutEmpty(element ?? found);
    const own = fieldOf(schema, symbol.name);
    const path = prefix === '' ? symbol.name : `${prefix}.${symbol.name}`;
    const nested = fieldsOf(found, own, path);
    const shape = nested.length > 0 ? 'object' : textOf(inner);
    return [
      {
        path,
        type: element ? (shape.includes(' ') ? `(${shape})[]` : `${shape}[]`) : shape,
        isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
        canBeNull: partsOf(declared).some((part) => isEmpty(part) && (part.flags & ts.TypeFlags.Null) !== 0),
        unit: units.get(element ? itemOf(own) : own) ?? (symbol.name === 'amount' ? 'major units' : ''),
        doc: docOf(symbol),
      },
      ...nested,
    ];
  });
};

const rowsOf = (type: ts.Type, schema: unknown): readonly Field[] => {
  const item = itemTypeOf(type);
  if (!item || ownFields(item).length > 0) return fieldsOf(type, schema, '');
  return [{ path: '[]', type: textOf(item), isOptional: false, canBeNull: false, unit: '', doc: '' }];
};

const parameters = (path: string): readonly Field[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    path: name,
    type: 'string',
    isOptional: false,
    canBeNull: false,
    unit: '',
    doc: '',
  }));

/** The input and output fields of every call, from their types, with units from the schemas. */
export const readFields = (): ReadonlyMap<string, CallFields> => {
  const symbols = new Map(exportsOf('index.ts').map((symbol) => [symbol.name, symbol]));
  return new Map(
    definitions.map(({ operationId, path, body, response }) => {
      const symbol = symbols.get(operationId);
      const [call] = symbol ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
      const given = call?.parameters[1];
      if (!call || !given) throw new Error(`${operationId} is not exported`);
      const answer = checker.getAwaitedType(call.getReturnType());
      return [
        operationId,
        {
          input: [...parameters(path), ...rowsOf(withoutEmpty(checker.getTypeOfSymbol(given)), body)],
          response: answer ? rowsOf(answer, response) : [],
        },
      ];
    }),
  );
};
