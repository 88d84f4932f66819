import { startStack } from './stack';

/** One stack in a process of its own: it says where everything is, and ends with the process that began it. */
const { close, ...stack } = await startStack();
process.on('disconnect', () => void close().then(() => process.exit(0)));
process.send?.(stack);
