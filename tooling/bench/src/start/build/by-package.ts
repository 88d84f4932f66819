import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { type Build, mapOf, servedBytes, textOf } from './build';

/** The package of a module: `react-dom`, `api-sdk`, or for the screens their folder, such as `ui/components`. */
function packageOf(source: string): string {
  const [, installed] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (installed) return installed;
  const [, name = '', folder = ''] = /packages\/([^/]+)\/(?:src|dist)\/([^/]+)/.exec(source) ?? [];
  if (name === 'ui') return `ui/${folder}`;
  if (name) return name;
  return /apps\//.test(source) ? "the market's app" : 'the bundler';
}

/** How many characters of a script come from each package; those that come from none are the bundler's. */
function lengthsOf(code: string, map: string): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  const add = (name: string, length: number) => lengths.set(name, (lengths.get(name) ?? 0) + length);
  const traced = new TraceMap(map);
  const lines = code.split('\n');
  decodedMappings(traced).forEach((segments, line) => {
    segments.forEach(([column, source], at) => {
      const end = segments[at + 1]?.[0] ?? lines[line]?.length ?? column;
      if (source !== undefined) add(packageOf(traced.sources[source] ?? ''), end - column);
    });
  });
  const mapped = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  add('the bundler', Math.max(0, code.length - mapped));
  return lengths;
}

/** The gzip bytes of scripts by package: those of each script are divided in proportion to its packages' characters. */
export function bytesByPackage(build: Build, scripts: readonly string[]): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  for (const script of scripts) {
    const code = textOf(build, script);
    const map = mapOf(build, script);
    const lengths = map === null ? new Map([['the bundler', code.length]]) : lengthsOf(code, map);
    for (const [name, length] of lengths) {
      const share = (length / code.length) * servedBytes(build, script, 'gz');
      bytes.set(name, (bytes.get(name) ?? 0) + share);
    }
  }
  return bytes;
}
