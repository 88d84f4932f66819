import { readFile } from 'node:fs/promises';
import ts from 'typescript';

interface Build {
  onLoad(
    options: { filter: RegExp },
    load: (file: { path: string }) => Promise<{ contents: string; loader: 'ts' }>,
  ): void;
}

/** A range of the source to remove. */
interface Cut {
  readonly from: number;
  readonly to: number;
}

const isCallOf = (node: ts.Node, name: string): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === name;

/** The properties of an endpoint's declaration that only the documents use. */
const FOR_DOCUMENTS = ['example', 'summary'];

/** What to remove: the note of `documented(schema, note)`, the arguments of `accept` after its second, the values of `openEnum`. */
const cutsOf = (node: ts.Node): readonly Cut[] => {
  if (ts.isCallExpression(node)) {
    const [first, second] = node.arguments;
    const end = node.getEnd();
    if (isCallOf(node, 'openEnum') && first) return [{ from: first.getStart(), to: first.getEnd() }];
    if (!first || !second) return [];
    if (isCallOf(node, 'accept')) return [{ from: second.getEnd(), to: end - 1 }];
    if (!isCallOf(node, 'documented')) return [];
    return [
      { from: node.getStart(), to: first.getStart() },
      { from: first.getEnd(), to: end },
    ];
  }
  const isForDocuments =
    ts.isPropertyAssignment(node) &&
    FOR_DOCUMENTS.includes(node.name.getText()) &&
    isCallOf(node.parent.parent, 'endpoint');
  if (!isForDocuments) return [];
  const end = node.getEnd();
  const hasComma = node.getSourceFile().text[end] === ',';
  return [{ from: node.getStart(), to: hasComma ? end + 1 : end }];
};

/** Removes what only the documents, tests and the testing backend use. */
const strip = (source: string): string => {
  const file = ts.createSourceFile('declarations.ts', source, ts.ScriptTarget.ES2022, true);
  const cuts: Cut[] = [];
  const visit = (node: ts.Node): void => {
    const found = cutsOf(node);
    cuts.push(...found);
    const isCut = (child: ts.Node) =>
      found.some(({ from, to }) => from <= child.getStart() && child.end <= to);
    // A range inside one that is removed would shift its end.
    ts.forEachChild(node, (child) => (isCut(child) ? undefined : visit(child)));
  };
  visit(file);
  cuts.sort((a, b) => a.from - b.from);
  return cuts.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), source);
};

/** An esbuild plugin for the build that pages load: removes documentation. */
export const forPages = {
  name: 'for-pages',
  setup: (build: Build): void => {
    build.onLoad({ filter: /\/src\/(endpoints|entities|schema)\/[\w-]+\.ts$/ }, async ({ path }) => ({
      contents: strip(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
