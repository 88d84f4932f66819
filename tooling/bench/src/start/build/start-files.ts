import { neededModules, ROUTES, type RouteName } from '../routes';
import { type Build, servedBytes } from './build';
import { requestsOfDocument } from './document';
import { moduleGraph } from './module-graph';

/** All files that a browser without a cache fetches until the app has taken over on a route. */
export interface StartFiles {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly fonts: readonly string[];
  /** The URLs of the reads that the document itself sends. */
  readonly reads: readonly string[];
}

/** Determines the files from the build alone: the document, the graph of its modules and the modules of the route. */
export async function startFiles(build: Build, name: RouteName): Promise<StartFiles> {
  const route = ROUTES[name];
  const page = await requestsOfDocument(build, route);
  const graph = moduleGraph(build);
  const needed = neededModules(route, build.locale).map(graph.scriptWith);
  const scripts = graph.withImports([...page.scripts, ...needed]);
  const later = needed
    .flatMap((script) => graph.sheetsWith(script, scripts))
    .filter((sheet) => !page.namedSheets.includes(sheet));
  return {
    scripts: [...scripts],
    sheets: [...new Set([...page.sheets, ...later])],
    fonts: page.fonts,
    reads: page.reads,
  };
}

/** The figures of a route's start. Bytes are those that a host sends: gzip, for the document brotli. */
export interface StartFigures {
  readonly js: number;
  readonly chunks: number;
  /** The document, its scripts, sheets and fonts, and the reads that it sends itself. */
  readonly requests: number;
  readonly css: number;
  readonly fonts: number;
  readonly document: number;
}

export async function startFigures(build: Build, name: RouteName): Promise<StartFigures> {
  const { scripts, sheets, fonts, reads } = await startFiles(build, name);
  const bytes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + servedBytes(build, file, 'gz'), 0);
  return {
    js: bytes(scripts),
    chunks: scripts.length,
    requests: 1 + scripts.length + sheets.length + fonts.length + reads.length,
    css: bytes(sheets),
    fonts: bytes(fonts),
    document: servedBytes(build, 'index.html', 'br'),
  };
}
