import { parentPort } from 'node:worker_threads';
import { readPicture } from './read-picture';

// Answers each picture with what was read, in order.
parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(readPicture(Buffer.from(bytes))));
