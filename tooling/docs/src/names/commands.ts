import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Sources } from './sources';

/** A shell line: where it runs, and its problems. */
interface Line {
  readonly folder: string;
  readonly problems: readonly string[];
}

/** Built-in commands of npm and pnpm. */
const BUILT_IN = ['install', 'publish', 'outdated', 'audit', 'exec', 'ci'];
/** Programs of the system, whose arguments are not checked. */
const SYSTEM = ['tar', 'cp', 'rm', 'export', 'git', 'sha256sum', 'nginx', 'caddy', 'sudo', 'kill', 'curl'];
const PROGRAMS = [
  'tsx',
  'biome',
  'oxlint',
  'eslint',
  'knip',
  'changeset',
  'stryker',
  'tsc7',
  'playwright-core',
];

const isFlag = (word: string): boolean => word.startsWith('--');
const withoutValue = (flag: string): string => flag.split('=')[0] ?? '';

const scriptProblem = (sources: Sources, name: string, script: string): readonly string[] => {
  const of = sources.packages.get(name);
  if (!of) return [`there is no package ${name}`];
  return script in of.scripts || BUILT_IN.includes(script)
    ? []
    : [`${name || 'the root'} has no script ${script}`];
};

const flagProblems = (sources: Sources, words: readonly string[]): readonly string[] =>
  words
    .filter(isFlag)
    .map(withoutValue)
    .filter((flag) => flag !== '--' && !sources.words.has(flag))
    .map((flag) => `nothing knows ${flag}`);

const fileProblems = ({ root, files }: Sources, folder: string, path: string): readonly string[] => {
  // A file of a build exists if there is a source of the same name.
  const source = normalize(join(folder, path)).replace('/dist/', '/src/').replace('dist/', 'src/');
  const names = [source, source.replace(/\.js$/, '.ts')];
  const isThere = names.some((name) => existsSync(join(root, name)));
  // The command is for another machine, which has the file without its folder.
  const isElsewhere = files.some((file) => names.some((name) => file.endsWith(`/${name}`)));
  return isThere || isElsewhere ? [] : [`there is no ${join(folder, path)}`];
};

/** The arguments of jest except options and their values. */
const patternsOf = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => !word.startsWith('-') && words[at - 1] !== '-t');

const jestProblems = ({ files }: Sources, folder: string, words: readonly string[]): readonly string[] =>
  patternsOf(words)
    .filter((pattern) => {
      const tests = files.filter(
        (file) => file.startsWith(folder) && /\.(test|flow|visual)\.\w+$/.test(file),
      );
      return !tests.some((file) => file.includes(pattern));
    })
    .map((pattern) => `no test is named ${pattern}`);

const packageIn = ({ packages }: Sources, folder: string): string =>
  [...packages].find(([, one]) => one.folder === folder)?.[0] ?? '';

const pnpmProblems = (sources: Sources, folder: string, words: readonly string[]): readonly string[] => {
  const [first = '', second = '', ...rest] = words;
  const [name, [script = '', ...args]] =
    first === '--filter' ? [second, rest] : [packageIn(sources, folder), [first, second, ...rest]];
  const problems = scriptProblem(sources, name, script);
  const inside = sources.packages.get(name)?.folder ?? folder;
  return script === 'exec' && problems.length === 0 ? programProblems(sources, inside, args) : problems;
};

const turboProblems = (sources: Sources, words: readonly string[]): readonly string[] => [
  ...words
    .slice(1)
    .filter((word) => !word.startsWith('-') && !sources.tasks.has(word))
    .map((task) => `there is no task ${task}`),
  ...words
    .filter((word) => word.startsWith('--filter='))
    .map((word) => word.slice('--filter='.length))
    .filter((name) => !sources.packages.has(name))
    .map((name) => `there is no package ${name}`),
];

const programProblems = (sources: Sources, folder: string, words: readonly string[]): readonly string[] => {
  const [program = '', first = '', ...rest] = words;
  switch (program) {
    case 'npm':
      if (first === 'run' || first === 'start' || first === 'test') {
        const script = first === 'run' ? (rest[0] ?? '') : first;
        return [...scriptProblem(sources, '', script), ...flagProblems(sources, rest)];
      }
      return BUILT_IN.includes(first) ? [] : [`npm has no ${first}`];
    case 'npx':
      return programProblems(sources, folder, [first, ...rest]);
    case 'pnpm':
      return pnpmProblems(sources, folder, [first, ...rest]);
    case 'turbo':
      return turboProblems(sources, [first, ...rest]);
    case 'jest':
      return jestProblems(sources, folder, [first, ...rest].filter(Boolean));
    case 'node':
    case 'tsx':
      return [...fileProblems(sources, folder, first), ...flagProblems(sources, rest)];
    default: {
      const ours = [...sources.packages.values()].flatMap(({ commands }) => commands);
      if (ours.includes(program)) return flagProblems(sources, [first, ...rest]);
      return [...SYSTEM, ...PROGRAMS].includes(program) ? [] : [`nobody knows the program ${program}`];
    }
  }
};

const lineProblems = (sources: Sources, folder: string, command: string): Line => {
  const words = command.trim().split(/\s+/);
  const settings = words.filter(
    (word, at) => /^[A-Z_]+=/.test(word) && words.slice(0, at).every((one) => /^[A-Z_]+=/.test(one)),
  );
  const [program = '', first = '', ...rest] = words.slice(settings.length);
  if (program === '') return { folder, problems: [] };
  const unknown = settings
    .map(withoutValue)
    .filter((name) => !sources.words.has(name))
    .map((name) => `nothing reads ${name}`);
  if (program !== 'cd')
    return { folder, problems: [...unknown, ...programProblems(sources, folder, [program, first, ...rest])] };
  const to = normalize(join(folder, first));
  const isThere = existsSync(join(sources.root, to));
  return {
    folder: isThere ? to : '',
    problems: isThere ? unknown : [...unknown, `there is no folder ${first}`],
  };
};

const problemsFrom = (sources: Sources, shell: string, from: string): readonly string[] => {
  let folder = from;
  const problems: string[] = [];
  const lines = shell.replaceAll('\\\n', ' ').split('\n');
  for (const command of lines.flatMap((line) => line.replace(/(^|\s)#.*$/, '').split(/&&|&\s*$/))) {
    const line = lineProblems(sources, folder, command);
    folder = line.folder;
    problems.push(...line.problems);
  }
  return problems;
};

/**
 * The names in shell lines that do not exist. The lines are for the root, or for the folder of the package that the document
 * describes.
 */
export const commandProblems = (sources: Sources, shell: string, own: string): readonly string[] => {
  const inside = own === '' ? [] : problemsFrom(sources, shell, own);
  return own !== '' && inside.length === 0 ? [] : problemsFrom(sources, shell, '');
};
