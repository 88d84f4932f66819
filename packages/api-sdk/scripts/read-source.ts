import { fileURLToPath } from 'node:url';
import ts from 'typescript';

interface Member {
  readonly name: string;
  readonly type: string;
  readonly doc: string;
}

/** An exported declaration of the package. */
export interface Exported {
  readonly name: string;
  readonly kind: 'class' | 'shape' | 'type' | 'value';
  readonly doc: string;
  /** The type of a value, or the definition of a type. */
  readonly text: string;
  readonly members: readonly Member[];
}

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const ENTRIES = [
  'index.ts',
  'swr/index.ts',
  'tanstack-query/index.ts',
  'msw/index.ts',
  'testing/index.ts',
  'conformance/index.ts',
] as const;
const pathOf = (entry: string): string => fileURLToPath(new URL(`../src/${entry}`, import.meta.url));

/** One program for all entries, because they share nearly all of their files. */
export const program = ts.createProgram(ENTRIES.map(pathOf), {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  skipLibCheck: true,
  noEmit: true,
});

const checker = program.getTypeChecker();

/** A type as text for the documents. */
export const typeName = (type: ts.Type): string => checker.typeToString(type, undefined, flags);

export const docOf = (symbol: ts.Symbol): string =>
  oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

export type Entry = (typeof ENTRIES)[number];

/** The exported symbols of an entry file. */
export const exportsOf = (entry: Entry): readonly ts.Symbol[] => {
  const source = program.getSourceFile(pathOf(entry));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing`);
  return checker.getExportsOfModule(module);
};

/** Reads the exports of an entry file with the compiler, docstrings included. */
export const readExports = (entry: Entry): readonly Exported[] => {
  const signature = (node: ts.SignatureDeclaration): string => {
    const generics = node.typeParameters?.map((one) => one.getText()).join(', ');
    const given = node.parameters.map((one) => one.getText()).join(', ');
    const made = checker.getSignatureFromDeclaration(node);
    const answer =
      node.type?.getText() ?? (made ? checker.typeToString(made.getReturnType(), undefined, flags) : '');
    return oneLine(`${generics ? `<${generics}>` : ''}(${given}) => ${answer}`);
  };
  const typeText = (symbol: ts.Symbol, declaration: ts.Declaration | undefined): string => {
    if (declaration && ts.isMethodSignature(declaration)) return signature(declaration);
    if (declaration && ts.isPropertySignature(declaration) && declaration.type)
      return declaration.type.getText();
    return checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, flags);
  };
  const memberOf = (symbol: ts.Symbol): Member => {
    const type = typeText(symbol, symbol.declarations?.[0]);
    const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    return {
      name: symbol.name + (optional ? '?' : ''),
      type: oneLine(type).replace(/ \| undefined$/, optional ? '' : '$&'),
      doc: docOf(symbol),
    };
  };

  const exported = (alias: ts.Symbol): Exported => {
    const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    const [declaration] = symbol.declarations ?? [];
    if (!declaration) throw new Error(`${alias.name} has no declaration`);
    const base = { name: alias.name, doc: docOf(symbol) };
    if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
      const members = checker
        .getDeclaredTypeOfSymbol(symbol)
        .getProperties()
        .filter(
          ({ name, declarations }) => declarations?.[0] && isOurs(declarations[0]) && !/^(__|@)/.test(name),
        )
        .map(memberOf);
      return { ...base, kind: ts.isClassDeclaration(declaration) ? 'class' : 'shape', text: '', members };
    }
    if (ts.isTypeAliasDeclaration(declaration)) {
      return { ...base, kind: 'type', text: oneLine(declaration.type.getText()), members: [] };
    }
    const made = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const [callable] = type.getProperty('operationId') ? [] : type.getCallSignatures();
    const printed = callable ? checker.signatureToString(callable, undefined, flags) : typeName(type);
    const text = made && ts.isArrowFunction(made) ? signature(made) : printed;
    return { ...base, kind: 'value', text, members: [] };
  };
  const isOurs = (node: ts.Node): boolean => node.getSourceFile().fileName.includes('/src/');
  return exportsOf(entry).map(exported);
};
