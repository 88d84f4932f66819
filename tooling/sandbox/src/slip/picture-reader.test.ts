import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readElsewhere } from './picture-reader';

const folder = mkdtempSync(join(tmpdir(), 'picture-thread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that returns what it was sent, or ends if told to. */
function script(name: string): URL {
  const path = join(folder, name);
  writeFileSync(
    path,
    `const { parentPort } = require('node:worker_threads');
     let before = 0;
     parentPort.on('message', (bytes) => {
       const text = Buffer.from(bytes).toString();
       if (text === 'throw') throw new Error('not a picture');
       if (text === 'exit') process.exit(1);
       if (text === 'fill') for (const held = []; ; ) held.push(new Array(1e5).fill(held.length));
       before += 1;
       parentPort.postMessage({ found: 'code', payload: text + before });
     });`,
  );
  return pathToFileURL(path);
}

test('reads pictures in turn, in one thread', async () => {
  const reader = readElsewhere(script('turns.cjs'));
  const read = (text: string) => reader.read(Buffer.from(text));
  const answers = await Promise.all([read('a'), read('b'), read('c')]);
  expect(answers.map((answer) => answer.found === 'code' && answer.payload)).toEqual(['a1', 'b2', 'c3']);
  await reader.close();
});

test.each(['throw', 'exit', 'fill'])(
  'a picture that ends the thread (%s) has no code, and the next is read',
  async (text) => {
    const reader = readElsewhere(script('ends.cjs'));
    const [first, second] = await Promise.all([
      reader.read(Buffer.from(text)),
      reader.read(Buffer.from('a')),
    ]);
    expect(first).toEqual({ found: 'no-code' });
    expect(second).toEqual({ found: 'code', payload: 'a1' });
    await reader.close();
  },
);
