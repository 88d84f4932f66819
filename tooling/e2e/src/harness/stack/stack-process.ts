import { readFileSync } from 'node:fs';
import { startStack } from './stack';

/** Runs one stack in its own process: sends its addresses to the parent process, and exits with it. */
const [copy = ''] = process.argv.slice(2);
const { close, ...stack } = await startStack(new Blob([readFileSync(copy)]));
process.on('disconnect', () => void close().then(() => process.exit(0)));
process.send?.(stack);
