import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compiled } from './compile';
import type { Outcome, Place } from './outcome';
import { placed } from './outcome';
import type { Snippet } from './read-snippets';
import { start } from './start';

const runner = join(dirname(fileURLToPath(import.meta.url)), 'module-runner.mjs');

/** The runner's report on a module. */
interface Said {
  readonly at: number;
  readonly printed: readonly string[];
  readonly failure?: { readonly text: string; readonly code?: string };
}

/** The expected output of a snippet: the comments after `console.log`. */
const promised = ({ code }: Snippet): readonly string[] =>
  code
    .split('\n')
    .filter((line) => !line.includes('does not compile'))
    .flatMap((line) => /console\.log\(.*\); \/\/ (.+)$/.exec(line)?.[1] ?? []);

const outcomeOf = (snippet: Snippet, { printed, failure }: Omit<Said, 'at'>): Outcome => {
  const { document, line } = snippet;
  const silent = promised(snippet).filter((text) => !printed.includes(text));
  const texts = failure
    ? [failure.text]
    : silent.map((text) => `it prints ${printed.join(' | ')}, not ${text}`);
  return { snippet, problems: texts.map((text) => ({ document, line, text })), refused: failure?.code };
};

/** Runs compiled snippets in order in one separate process, as a member who is logged in. */
export const runModules = async (
  modules: readonly Compiled[],
  place: Place,
  token: string,
): Promise<readonly Outcome[]> => {
  const { folder, sandbox } = place;
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const options = `{ baseURL: '${sandbox}/th', getToken: () => '${token}', idempotencyKeys: true }`;
  const client = `import { createClient } from '@member-wallet/api-sdk';\nexport const client = createClient(${options});\n`;
  writeFileSync(join(folder, 'client.js'), client);
  for (const [at, { javascript }] of modules.entries()) {
    // Node requires the file extension.
    const text = placed(javascript, place).replace(`from './client'`, `from './client.js'`);
    writeFileSync(join(folder, `${at}.js`), text);
  }
  const args = [runner, folder, String(modules.length), `${sandbox}/console/fund`];
  const { output } = await start(process.execPath, args, folder);
  const said = output
    .split('\n')
    .filter((line) => line.startsWith('{"at":'))
    .map((line) => JSON.parse(line) as Said);
  const nothing = { printed: [], failure: { text: `it ended the process:\n${output.slice(-2000)}` } };
  return modules.map(({ snippet }, at) => outcomeOf(snippet, said.find((one) => one.at === at) ?? nothing));
};
