import ts from 'typescript';
import { withoutNull, docTextOf, type EntityTypes, membersOf } from './entity-types';
import { fieldsOf, type Json } from './json';
import { componentOf } from './named-schemas';

type Schemas = Readonly<Record<string, Json>>;

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** A declaration's docstring as a schema description. */
const docOf = (node: ts.Node): Json => {
  const description = docTextOf(node);
  return description ? { description } : {};
};

/**
 * Adds the docstrings of the entity types to the schemas, and makes named types within them schemas of their own, so
 * that generated clients have a Slip instead of only a list of slips.
 */
export const describeSchemas = (schemas: Schemas, types: EntityTypes): Schemas => {
  const described: Record<string, Json> = {};

  const define = (name: string, schema: Json): Json => {
    const known = described[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`${name} has two different schemas`);
    described[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };

  const withFields = (schema: Json, type: ts.InterfaceDeclaration | ts.TypeLiteralNode): Json => {
    const members = membersOf(type, types);
    const properties = Object.entries(fieldsOf(schema['properties'])).map(([name, inner]) => {
      const member = members.get(name);
      if (!member?.type) return [name, inner] as const;
      return [name, { ...walk(fieldsOf(inner), member.type), ...docOf(member) }] as const;
    });
    return { ...schema, properties: Object.fromEntries(properties) };
  };

  const walk = (schema: Json, given: ts.TypeNode, root?: string): Json => {
    const type = withoutNull(given);
    if (!type || '$ref' in schema) return schema;
    if ('anyOf' in schema)
      return { ...schema, anyOf: listOf(schema['anyOf']).map((branch) => walk(branch, type, root)) };
    if (ts.isArrayTypeNode(type) && 'items' in schema)
      return { ...schema, items: walk(fieldsOf(schema['items']), type.elementType) };
    if (!('properties' in schema)) return schema;
    if (ts.isTypeLiteralNode(type)) return withFields(schema, type);
    const name = type.getText();
    const found = types.interfaces.get(name);
    if (!found) return schema;
    const named = withFields(schema, found);
    return name === root ? named : define(name, { ...docOf(found), ...named });
  };

  for (const [constant, type] of types.schemas) {
    const name = componentOf(constant);
    const schema = schemas[name];
    const found = types.interfaces.get(name);
    if (schema) define(name, { ...(found && docOf(found)), ...walk(schema, type, name) });
  }
  return { ...schemas, ...described };
};
