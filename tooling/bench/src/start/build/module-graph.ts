import { posix } from 'node:path';
import { parseSync } from 'vite';
import { type Build, mapOf, scriptsOf, textOf } from './build';

interface Chunk {
  /** The scripts that the script imports statically. */
  readonly imports: readonly string[];
  /** The files that the bundler's loader fetches before each dynamic import, by the imported script. */
  readonly fetchedWith: ReadonlyMap<string, readonly string[]>;
}

const LISTED = /__vite__mapDeps=.*?m\.f=\[(?<files>.*?)\]/s;
const LOADED =
  /import\([`"']\.\/(?<script>[\w.-]+)[`"']\)(?:(?!import\()[\s\S])*?__vite__mapDeps\(\[(?<listed>[\d,]*)\]\)/g;

function dependenciesOf(code: string): ReadonlyMap<string, readonly string[]> {
  const listed = [...(LISTED.exec(code)?.groups?.files ?? '').matchAll(/[`"']([^`"']+)[`"']/g)].map(
    ([, file = '']) => file,
  );
  return new Map(
    [...code.matchAll(LOADED)].map(({ groups = {} }) => [
      `assets/${groups.script}`,
      (groups.listed ?? '')
        .split(',')
        .filter(Boolean)
        .map((index) => listed[Number(index)] ?? ''),
    ]),
  );
}

function readChunk(build: Build, script: string): Chunk {
  const code = textOf(build, script);
  const { module, errors } = parseSync(script, code);
  if (errors.length > 0) throw new Error(`${build.name}: ${script} cannot be parsed.`);
  const from = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  return {
    imports: [...new Set(from)].map((name) => posix.join(posix.dirname(script), name)),
    fetchedWith: dependenciesOf(code),
  };
}

/** The scripts of a build and what they import. */
export function moduleGraph(build: Build) {
  const chunks = new Map<string, Chunk>();
  const chunkOf = (script: string): Chunk => {
    const chunk = chunks.get(script) ?? readChunk(build, script);
    chunks.set(script, chunk);
    return chunk;
  };
  const sources = new Map<string, readonly string[]>();

  return {
    /** The scripts and everything that they import statically. */
    withImports(scripts: Iterable<string>): ReadonlySet<string> {
      const seen = new Set<string>();
      const visit = (script: string) => {
        if (seen.has(script)) return;
        seen.add(script);
        chunkOf(script).imports.forEach(visit);
      };
      for (const script of scripts) visit(script);
      return seen;
    },
    /** The style sheets that are fetched with a script if one of `importers` imports it dynamically. */
    sheetsWith: (script: string, importers: Iterable<string>): readonly string[] =>
      [...importers]
        .flatMap((importer) => chunkOf(importer).fetchedWith.get(script) ?? [])
        .filter((file) => file.endsWith('.css')),
    /** The script that contains a module, by the end of the module's path. */
    scriptWith(module: string): string {
      for (const script of scriptsOf(build)) {
        if (!sources.has(script)) sources.set(script, sourcesOf(build, script));
        if (sources.get(script)?.some((source) => source.endsWith(`/${module}`))) return script;
      }
      throw new Error(
        `${build.name}: no script contains ${module}: routes.ts names modules that have moved.`,
      );
    },
  };
}

/** The modules in a script, from its source map. */
function sourcesOf(build: Build, script: string): readonly string[] {
  const map = mapOf(build, script);
  return map === null ? [] : (JSON.parse(map) as { sources: string[] }).sources;
}
