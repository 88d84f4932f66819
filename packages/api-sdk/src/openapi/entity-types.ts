import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The handwritten entity types with their docstrings. */
export interface EntityTypes {
  /** By the name of the schema constant: 'walletSchema'. */
  readonly schemas: ReadonlyMap<string, ts.TypeNode>;
  readonly interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>;
}

const sourceFiles = (folder: string): readonly ts.SourceFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
    });

/** Reads the entities in a `src` folder. Only parses them, because the compiler would take seconds. */
export const readEntityTypes = (src: string): EntityTypes => {
  const schemas = new Map<string, ts.TypeNode>();
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, node);
    const made = ts.isVariableDeclaration(node) ? node.initializer : undefined;
    if (made && ts.isCallExpression(made) && made.expression.getText() === 'lazy') {
      const [type] = made.typeArguments ?? [];
      if (type && ts.isVariableDeclaration(node)) schemas.set(node.name.getText(), type);
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  for (const file of sourceFiles(join(src, 'entities'))) visit(file);
  return { schemas, interfaces };
};

/** A declaration's docstring in one line. */
export const docTextOf = (node: ts.Node): string | undefined => {
  const text = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)?.comment;
  return ts.getTextOfJSDocComment(text)?.replace(/\s+/g, ' ');
};

/** A type without readonly, null and undefined. Undefined if more than one type is left. */
export const withoutNull = (type: ts.TypeNode): ts.TypeNode | undefined => {
  if (ts.isParenthesizedTypeNode(type)) return withoutNull(type.type);
  if (ts.isTypeOperatorNode(type)) return withoutNull(type.type);
  if (!ts.isUnionTypeNode(type)) return type;
  const left = type.types.filter((one) => !/^(null|undefined)$/.test(one.getText()));
  return left.length === 1 && left[0] ? withoutNull(left[0]) : undefined;
};

/** The members of an interface, inherited ones first, or of a type literal. */
export const membersOf = (
  type: ts.InterfaceDeclaration | ts.TypeLiteralNode,
  types: EntityTypes,
): ReadonlyMap<string, ts.PropertySignature> => {
  const bases = ts.isInterfaceDeclaration(type)
    ? (type.heritageClauses ?? []).flatMap((clause) => clause.types)
    : [];
  const inherited = bases.flatMap((base) => {
    const found = types.interfaces.get(base.expression.getText());
    return found ? [...membersOf(found, types)] : [];
  });
  const own = type.members
    .filter(ts.isPropertySignature)
    .map((member) => [member.name.getText(), member] as const);
  return new Map([...inherited, ...own]);
};
