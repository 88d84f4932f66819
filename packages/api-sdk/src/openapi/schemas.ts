import * as z from 'zod/mini';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { describeBody } from './body-fields';
import { capital, fieldsOf, type Json } from './json';
import { nameEntities } from './named-schemas';

/** The JSON Schemas of all entities and bodies, and each endpoint's references to them. */
export interface Components {
  readonly schemas: Readonly<Record<string, Json>>;
  refOf(schema: unknown): Json;
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const note = (schema: object): Json | undefined => {
  const said = 'jsonSchema' in schema ? schema.jsonSchema : undefined;
  return typeof said === 'object' && said !== null ? { ...said } : undefined;
};

// For zod, a custom check accepts anything, even a missing field. The check itself still rejects it.
const required = ({ shape }: z.ZodMiniObject): string[] =>
  Object.keys(shape).filter((name) => {
    const field = shape[name];
    return !(field instanceof z.ZodMiniDefault || field instanceof z.ZodMiniOptional);
  });

// Merges 'one of these, or any string' within 'or null' into one list of three.
const flat = (anyOf: unknown): unknown =>
  Array.isArray(anyOf)
    ? anyOf.flatMap((branch: Json): unknown =>
        Object.keys(branch).join() === 'anyOf' ? branch['anyOf'] : branch,
      )
    : anyOf;

const flattened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(flattened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'anyOf' ? flat(flattened(inner)) : flattened(inner),
    ]),
  );
};

/** Collects the endpoints' schemas. Unnamed ones are named after their operation. */
export const components = (endpoints: readonly EndpointDefinition[]): Components => {
  const names = nameEntities();
  for (const { operationId, body, response, encoding } of endpoints) {
    const own = capital(operationId);
    for (const [schema, suffix] of [
      [body, 'Body'],
      [response, 'Answer'],
    ] as const) {
      const sent = suffix === 'Answer' || encoding === 'json';
      if (sent && isSchema(schema) && !names.has(schema)) names.add(schema, { id: own + suffix });
    }
  }
  const uri = (id: string): string => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(names, {
    uri,
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Defaults are only filled in by this package's reader, not by servers.
      delete jsonSchema.default;
      if (zodSchema instanceof z.ZodMiniObject) {
        // Objects are open without it. With it, generators add an index signature to every type.
        delete jsonSchema.additionalProperties;
        delete jsonSchema.required;
        const names = required(zodSchema);
        if (names.length > 0) jsonSchema.required = names;
      }
      const said = note(zodSchema);
      if (said?.['anyOf']) delete jsonSchema.type;
      Object.assign(jsonSchema, said);
    },
  });
  const clean = ({ $schema: _, $id: __, ...schema }: Json): Json => schema;
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([id, schema]) => {
        const cleaned = clean(fieldsOf(flattened(schema)));
        return [id, id.endsWith('Body') ? describeBody(cleaned) : cleaned];
      }),
    ),
    refOf: (schema) => {
      const id = isSchema(schema) ? names.get(schema)?.id : undefined;
      if (id === undefined) throw new Error('a schema of an endpoint has no name');
      return { $ref: uri(id) };
    },
  };
};
