import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { repository } from '../repository';
import type { Snippet } from './read-snippets';

/** A failure, at a line of the document. */
export interface Problem {
  readonly document: string;
  readonly line: number;
  readonly text: string;
}

export interface Compiled {
  readonly snippet: Snippet;
  readonly problems: readonly Problem[];
  /** The compiled module; only run if there are no problems. */
  readonly javascript: string;
}

/** A module made of a snippet, and the line at which the snippet begins in it. */
interface Source {
  readonly path: string;
  readonly text: string;
  readonly before: number;
}

const folder = join(dirname(fileURLToPath(import.meta.url)), 'virtual');
const HERE = '/* snippet */';
const REJECTED = /\/\/ does not compile\b/;
/** The compiler's four codes for an unknown name. */
const UNKNOWN_NAME = [2304, 2552, 2693, 18004];

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: ['node'],
  // The alias with which the screens import each other.
  paths: { '#/*': [join(repository, 'packages/ui/src/*')] },
  skipLibCheck: true,
};

/** Declares what all snippets can use without imports besides the SDK's exports: a client that is logged in. */
const clientPath = join(folder, 'client.d.ts');
const clientText = `import type { Client } from '@member-wallet/api-sdk';\nexport declare const client: Client;\n`;

const sourceOf = (snippet: Snippet, path: string, code: string, imports: readonly string[]): Source => {
  const { setup } = snippet;
  const at = setup.indexOf(HERE);
  const head = at < 0 ? setup : `${setup.slice(0, at)}\n`;
  const tail = at < 0 ? '' : setup.slice(at + HERE.length);
  const before = `${imports.map((line) => `${line}\n`).join('')}${head}`;
  return { path, text: `${before}${code}\n${tail}\nexport {};\n`, before: before.split('\n').length - 1 };
};

const compilerHost = ts.createCompilerHost(options);
// A cache for both programs, because the libraries' files do not change.
const parsed = new Map<string, ts.SourceFile | undefined>();

const programOf = (sources: readonly Source[], earlier?: ts.Program): ts.Program => {
  const texts = new Map([
    [clientPath, clientText],
    ...sources.map(({ path, text }) => [path, text] as const),
  ]);
  const host: ts.CompilerHost = {
    ...compilerHost,
    directoryExists: (path) => path === folder || (compilerHost.directoryExists?.(path) ?? true),
    fileExists: (path) => texts.has(path) || compilerHost.fileExists(path),
    readFile: (path) => texts.get(path) ?? compilerHost.readFile(path),
    getSourceFile: (path, version) => {
      const text = texts.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, version, true);
      if (!parsed.has(path)) parsed.set(path, compilerHost.getSourceFile(path, version));
      return parsed.get(path);
    },
  };
  return ts.createProgram([...texts.keys()], options, host, earlier);
};

const diagnosticsOf = (program: ts.Program, path: string): readonly ts.Diagnostic[] => {
  const file = program.getSourceFile(path);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
};

const sdkNames = (program: ts.Program): ReadonlySet<string> => {
  const checker = program.getTypeChecker();
  const [first] = program.getSourceFile(clientPath)?.statements ?? [];
  const module = first && ts.isImportDeclaration(first) && checker.getSymbolAtLocation(first.moduleSpecifier);
  if (!module) throw new Error('the SDK has no types: build it first');
  return new Set(checker.getExportsOfModule(module).map(({ name }) => name));
};

/** The imports for names that a snippet uses and does not declare. */
const importsFor = (program: ts.Program, path: string, known: ReadonlySet<string>): readonly string[] => {
  const names = diagnosticsOf(program, path)
    .filter(({ code }) => UNKNOWN_NAME.includes(code))
    .map(({ file, start = 0, length = 0 }) => file?.text.slice(start, start + length) ?? '');
  const ours = [...new Set(names)].filter((name) => known.has(name));
  return [
    ...(ours.length > 0 ? [`import { ${ours.join(', ')} } from '@member-wallet/api-sdk';`] : []),
    ...(names.includes('client') ? [`import { client } from './client';`] : []),
  ];
};

const withoutRejected = (code: string): string =>
  code
    .split('\n')
    .map((line) => (REJECTED.test(line) ? '' : line))
    .join('\n');

const judge = (program: ts.Program, snippet: Snippet, { path, before }: Source): readonly Problem[] => {
  const { document, line, code } = snippet;
  const lines = code.split('\n');
  const missing = new Set([...lines.keys()].filter((at) => REJECTED.test(lines[at] ?? '')));
  const problems: Problem[] = [];
  for (const { file, start = 0, messageText } of diagnosticsOf(program, path)) {
    const at = (file?.getLineAndCharacterOfPosition(start).line ?? 0) - before;
    if (REJECTED.test(lines[at] ?? '')) missing.delete(at);
    else
      problems.push({ document, line: line + at, text: ts.flattenDiagnosticMessageText(messageText, '\n') });
  }
  const compiles = 'it compiles, although it says that it does not';
  return [...problems, ...[...missing].map((at) => ({ document, line: line + at, text: compiles }))];
};

/** Compiles snippets, each as a separate module, with the strictest options that a consumer may use. */
export const compile = (snippets: readonly Snippet[]): readonly Compiled[] => {
  const pathOf = (at: number, kind: string): string =>
    join(folder, `${kind}-${at}.${snippets[at]?.language ?? 'ts'}`);
  const bare = snippets.map((one, at) => sourceOf(one, pathOf(at, 'whole'), one.code, []));
  const first = programOf(bare);
  const known = sdkNames(first);
  const imports = bare.map(({ path }) => importsFor(first, path, known));
  const whole = snippets.map((one, at) => sourceOf(one, pathOf(at, 'whole'), one.code, imports[at] ?? []));
  // Snippets that do not compile are checked, but do not run.
  const runs = snippets.map((one, at) =>
    sourceOf(one, pathOf(at, 'run'), withoutRejected(one.code), imports[at] ?? []),
  );
  const program = programOf([...whole, ...runs], first);
  return snippets.map((snippet, at) => {
    const source = whole[at];
    const run = runs[at];
    if (!source || !run) throw new Error('a snippet was lost');
    const problems = judge(program, snippet, source);
    let javascript = '';
    program.emit(program.getSourceFile(run.path), (_, text) => {
      javascript = text;
    });
    return { snippet, problems, javascript };
  });
};
