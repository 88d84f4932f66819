/** @starts processes */
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { exportedNames } from '../fixtures/exported-names';
import type { PackedProject } from '../fixtures/packed-project';
import { packProject } from '../fixtures/packed-project';

interface Span {
  readonly file: string;
  readonly start: { readonly line: number; readonly offset: number };
}
interface Message {
  readonly request_seq?: number;
  readonly body?: readonly Span[];
}

let project: PackedProject;
beforeAll(() => {
  project = packProject();
});
afterAll(() => project.remove());

/** What an editor opens for each marked name, according to TypeScript's language server: the package's file and line. */
const definitionsOf = async (
  file: string,
  text: string,
  names: readonly string[],
  skipped = 0,
): Promise<string[]> => {
  const path = realpathSync(project.write(file, text));
  const server = spawn(process.execPath, [require.resolve('typescript/lib/tsserver.js')], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const at = (name: string) => {
    const before = text.slice(0, text.indexOf(name)).split('\n');
    return { line: before.length, offset: (before.at(-1)?.length ?? 0) + 1 + skipped };
  };
  const requests = [
    { seq: 0, command: 'open', arguments: { file: path } },
    ...names.map((name, index) => ({
      seq: index + 1,
      command: 'definition',
      arguments: { file: path, ...at(name) },
    })),
  ];
  for (const request of requests) server.stdin.write(`${JSON.stringify({ type: 'request', ...request })}\n`);
  const answers = new Map<number, Message>();
  let output = '';
  for await (const part of server.stdout) {
    output += String(part);
    const lines = output.split('\n');
    output = lines.pop() ?? '';
    for (const line of lines.filter((one) => one.startsWith('{'))) {
      const message = JSON.parse(line) as Message;
      if (message.request_seq !== undefined && message.body) answers.set(message.request_seq, message);
    }
    if (answers.size === names.length) break;
  }
  server.kill();
  return names.map((_, index) => {
    const [span] = answers.get(index + 1)?.body ?? [];
    if (!span) return 'nothing';
    const line = readFileSync(span.file, 'utf8').split('\n')[span.start.line - 1] ?? '';
    const opened = relative(realpathSync(project.installed), span.file);
    return `${opened}: ${line.slice(span.start.offset - 1)}`;
  });
};

const body = `
const client = createClient({ baseURL: '', getToken: () => null });
getWallet(client).then(({ wallet, slots }) => [wallet.amount, slots.length]);
export const text = errorMessages.NO_BANK;
export const backend = createTestBackend();
`;
const imports = `
import { createClient, getWallet } from '@member-wallet/api-sdk';
import { errorMessages } from '@member-wallet/api-sdk/messages/la';
import { createTestBackend } from '@member-wallet/api-sdk/testing';
`;

test.each([['esm.mts'], ['cjs.cts']])('opens the sources from %s', async (file) => {
  const names = ['getWallet(', 'getToken', 'slots }', 'errorMessages.', 'createTestBackend('];
  const answers = await definitionsOf(file, body + imports, names);
  expect(answers).toEqual([
    expect.stringMatching(/^src\/endpoints\/wallet\.ts: getWallet = /),
    expect.stringMatching(/^src\/client\/client\.ts: getToken\?: /),
    expect.stringMatching(/^src\/entities\/wallet\.ts: slots: readonly Slot\[\]/),
    expect.stringMatching(/^src\/messages\/la\.ts: errorMessages\b/),
    expect.stringMatching(/^src\/testing\/[\w-]+\.ts: createTestBackend = /),
  ]);
});

test('opens a source for every exported name', async () => {
  const imports = exportedNames(project.installed).flatMap(({ specifier, values, types }) =>
    [...values, ...types].map((name) => `{ ${name} } from '${specifier}';\n`),
  );
  const text = imports.map((one) => `import type ${one}`).join('');
  const answers = await definitionsOf('all.mts', text, imports, 2);
  expect(answers.filter((answer) => !answer.startsWith('src/'))).toEqual([]);
  expect(answers.length).toBeGreaterThan(290);
});
