import { fieldsOf, type Json } from './json';

/** A 3.0 schema that only accepts null: `nullable` modifies the type beside it. */
const onlyNull: Json = { type: 'string', nullable: true, enum: [null] };

const anyOf = (branches: readonly unknown[], rest: Json): Json =>
  branches.length === 1 ? { ...fieldsOf(branches[0]), ...rest } : { anyOf: branches, ...rest };

const ofTypes = (types: readonly unknown[], { additionalProperties, ...rest }: Json): Json => {
  const branches = types
    .filter((type) => type !== 'null')
    .map((type) => ({ type, ...(type === 'object' && { additionalProperties }) }));
  const isNullable = types.includes('null');
  if (branches.length === 1) return { ...branches[0], ...(isNullable && { nullable: true }), ...rest };
  return anyOf([...branches, ...(isNullable ? [onlyNull] : [])], rest);
};

const fields = (value: object): Json =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'contentMediaType')
      // Data instead of schemas, whatever it looks like.
      .map(([key, inner]) => [key, /^(example|examples|enum)$/.test(key) ? inner : older(inner)]),
  );

/** Converts a schema to OpenAPI 3.0, for older tools. */
const older = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(older);
  if (typeof value !== 'object' || value === null) return value;
  const { type, $ref, ...rest } = fields(value);
  if (type === 'null') return onlyNull;
  if (Array.isArray(type)) return ofTypes(type, rest);
  if ($ref === undefined) return type === undefined ? rest : { type, ...rest };
  // 3.0 ignores everything beside a reference.
  return Object.keys(rest).length > 0 ? { allOf: [{ $ref }], ...rest } : { $ref };
};

/** Converts a 3.1 document to 3.0. */
export const olderDocument = ({ info, ...rest }: Json): Json => {
  const { summary: _, ...about } = fieldsOf(info);
  return { ...fieldsOf(older(rest)), openapi: '3.0.3', info: about };
};
