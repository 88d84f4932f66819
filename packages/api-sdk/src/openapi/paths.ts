import { capital } from './json';

export const parameterNames = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const join = (a: string, b: string): string =>
  a === b || a.split('Or').includes(b) ? a : `${a}Or${capital(b)}`;

/**
 * The path under which an operation is documented. Operations may differ in nothing but a parameter's name, and OpenAPI
 * requires one path for them: their names are joined.
 */
export const sharedPaths = (paths: readonly string[]): ((path: string) => string) => {
  const skeleton = (path: string): string => path.replace(/\{\w+\}/g, '{}');
  const names = new Map<string, readonly string[]>();
  for (const path of paths) {
    const own = parameterNames(path);
    const known = names.get(skeleton(path)) ?? own;
    names.set(
      skeleton(path),
      known.map((name, at) => join(name, own[at] ?? name)),
    );
  }
  return (path) => {
    const [...left] = names.get(skeleton(path)) ?? [];
    return path.replace(/\{\w+\}/g, () => `{${left.shift() ?? ''}}`);
  };
};
