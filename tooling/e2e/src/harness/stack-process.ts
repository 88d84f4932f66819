import { startStack } from './stack';

/** One stack in its own process: sends its addresses to the parent process, and exits with it. */
const { close, ...stack } = await startStack();
process.on('disconnect', () => void close().then(() => process.exit(0)));
process.send?.(stack);
