// Maps the built declarations to the sources, which are published too: "go to definition" in an editor then opens the
// code with its comments. Runs after the builds, because tsup bundles declarations without a map.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addMapping, GenMapping, toEncodedMap } from '@jridgewell/gen-mapping';
import ts from 'typescript';

/** A declaration with the names in it, such as '.Wallet' and '.Wallet.slots', and where each of them stands. */
interface Declared {
  readonly file: ts.SourceFile;
  readonly text: string;
  readonly positions: ReadonlyMap<string, number>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const filesIn = (folder: string, wanted: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name) && !/\.test\.tsx?$|^fixtures\//.test(name))
    .map((name) => join(root, folder, name));

const nameOf = (node: ts.Node): ts.DeclarationName | undefined =>
  ts.getNameOfDeclaration(node as ts.Declaration);

const positionsIn = (declaration: ts.Node): ReadonlyMap<string, number> => {
  const positions = new Map<string, number>();
  const visit = (node: ts.Node, above: string): void => {
    const name = nameOf(node);
    // The bundler tells two declarations of one name apart by a number.
    const path = name ? `${above}.${name.getText().replace(/\$\d+$/, '')}` : above;
    if (name && !positions.has(path)) positions.set(path, name.getStart());
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(declaration, '');
  return positions;
};

const declarationsIn = (path: string, text: string): readonly Declared[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  return file.statements
    .flatMap((one): readonly ts.Node[] =>
      ts.isVariableStatement(one) ? one.declarationList.declarations : [one],
    )
    .filter((one) => nameOf(one) !== undefined)
    .map((one) => ({ file, text: one.getText(), positions: positionsIn(one) }));
};
const keyOf = ({ positions }: Declared): string => [...positions.keys()][0] ?? '';

const sources = new Map<string, readonly Declared[]>();
for (const path of filesIn('src', /\.tsx?$/)) {
  for (const source of declarationsIn(path, readFileSync(path, 'utf8'))) {
    sources.set(keyOf(source), [...(sources.get(keyOf(source)) ?? []), source]);
  }
}

/**
 * Where a built declaration was written. If several sources declare a name, the entry's own come first. Two that differ
 * leave it without a place, which a test reports for exported names.
 */
const sourceOf = (built: Declared): Declared | undefined => {
  const all = sources.get(keyOf(built)) ?? [];
  const entry = relative(join(root, 'dist'), built.file.fileName).replace(/\.d\.c?ts$/, '');
  const own = all.filter(({ file }) => file.fileName.startsWith(join(root, 'src', entry)));
  const [first, ...others] = own.length > 0 ? own : all;
  return others.some(({ text }) => text !== first?.text) ? undefined : first;
};

const placeOf = (file: ts.SourceFile, at: number) => {
  const { line, character } = file.getLineAndCharacterOfPosition(at);
  return { line: line + 1, column: character };
};

for (const path of filesIn('dist', /\.d\.c?ts$/)) {
  const name = basename(path);
  const text = readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n$/, '');
  const map = new GenMapping({ file: name });
  for (const built of declarationsIn(path, text)) {
    const source = sourceOf(built);
    for (const [key, at] of built.positions) {
      const original = source?.positions.get(key);
      if (!source || original === undefined) continue;
      addMapping(map, {
        generated: placeOf(built.file, at),
        source: relative(dirname(path), source.file.fileName),
        original: placeOf(source.file, original),
      });
    }
  }
  writeFileSync(`${path}.map`, JSON.stringify(toEncodedMap(map)));
  writeFileSync(path, `${text}\n//# sourceMappingURL=${name}.map\n`);
}
