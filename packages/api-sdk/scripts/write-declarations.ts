// Writes the declarations of every entry: one file per source, with the compiler's declaration map, so that "Go to
// definition" opens the published sources. There are two sets, .d.ts and .d.cts, because TypeScript decides by the extension
// whether a declaration is an ES module or CommonJS, and requires extensions in imports too.
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { calls, messages, tools } from './entries';

interface Written {
  readonly source: string | undefined;
  readonly path: string;
  readonly text: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const { cli: _, ...libraries } = tools;
const entries = Object.values({ ...calls, ...messages, ...libraries }).map((entry) => root + entry);

const fail = (diagnostics: readonly ts.Diagnostic[]): void => {
  if (diagnostics.length === 0) return;
  const host = { getCurrentDirectory: () => root, getCanonicalFileName: String, getNewLine: () => '\n' };
  throw new Error(ts.formatDiagnostics(diagnostics, host));
};

const { config, error } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, root, {
  noEmit: false,
  declaration: true,
  declarationMap: true,
  emitDeclarationOnly: true,
  rootDir: `${root}src`,
  outDir: `${root}dist/types`,
});
fail(error ? [error] : errors);
const program = ts.createProgram(entries, options);

/** For each source, the sources that its declarations import. */
const imports = new Map<string, string[]>();

const isSchema = ({ type }: ts.VariableDeclaration): boolean => {
  if (!type) return false;
  const name = ts.isImportTypeNode(type) ? type.qualifier : ts.isTypeReferenceNode(type) && type.typeName;
  return name !== undefined && name !== false && ts.isIdentifier(name) && name.text === 'LazySchema';
};

/**
 * Resolves relative imports to files with this extension, and removes the schemas. No entry exports them, and with them every
 * consumer's compiler would have to read zod's types.
 */
const forConsumers =
  (ending: string): ts.TransformerFactory<ts.SourceFile | ts.Bundle> =>
  (context) =>
  (declarations) => {
    const { fileName } = ts.isSourceFile(declarations) ? declarations : { fileName: root };
    const imported: string[] = [];
    imports.set(fileName, imported);
    const visit = (node: ts.Node): ts.Node | undefined => {
      if (ts.isVariableStatement(node) && node.declarationList.declarations.every(isSchema)) return undefined;
      if (!ts.isStringLiteral(node) || !node.text.startsWith('.'))
        return ts.visitEachChild(node, visit, context);
      const { resolvedModule } = ts.resolveModuleName(node.text, fileName, options, ts.sys);
      if (!resolvedModule) throw new Error(`${fileName} imports ${node.text}, which does not exist`);
      imported.push(resolvedModule.resolvedFileName);
      const path = relative(dirname(fileName), resolvedModule.resolvedFileName).replace(/\.tsx?$/, ending);
      return ts.factory.createStringLiteral(path.startsWith('.') ? path : `./${path}`);
    };
    return ts.visitEachChild(declarations, visit, context);
  };

for (const kind of ['', 'c']) {
  const written: Written[] = [];
  const { diagnostics } = program.emit(
    undefined,
    (path, text, _mark, _onError, sources) => written.push({ source: sources?.[0]?.fileName, path, text }),
    undefined,
    true,
    { afterDeclarations: [forConsumers(`.${kind}js`)] },
  );
  fail(diagnostics);
  const reached = new Set(entries);
  // Iterating a Set also visits the items that are added meanwhile.
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  for (const { source, path, text } of written) {
    if (source === undefined || !reached.has(source)) continue;
    const declared = basename(path).replace(/\.map$/, '');
    const renamed = declared.replace(/\.ts$/, `.${kind}ts`);
    ts.sys.writeFile(path.replace(declared, renamed), text.replace(declared, renamed));
  }
}
