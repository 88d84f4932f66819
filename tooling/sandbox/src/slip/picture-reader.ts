import { Worker } from 'node:worker_threads';
import { type ReadPicture, readPicture } from './read-picture';

/** Reads the pictures of slips. */
export interface PictureReader {
  read(bytes: Buffer): Promise<ReadPicture>;
  /** Ends the reader once the pictures that it was given are read. */
  close(): Promise<void>;
}

/** Reads in the calling thread, which is blocked meanwhile. */
export const readHere: PictureReader = {
  read: async (bytes) => readPicture(bytes),
  close: async () => undefined,
};

/** The largest picture takes some seconds. */
const LONGEST_MS = 60_000;
const MEMORY_MB = 1024;

/**
 * Reads in a separate thread, one picture after another, so that large ones do not delay calls. A picture that ends the
 * thread counts as one without a code.
 * @param script runs picture-thread
 */
export function readElsewhere(script: URL): PictureReader {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = (): Worker => {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    // The exit event follows. Without a listener the error would end the program.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (thread === worker) thread = undefined;
    });
    // The thread must not keep the program from exiting.
    worker.unref();
    return worker;
  };
  const readNext = async (bytes: Buffer): Promise<ReadPicture> => {
    const worker = (thread ??= start());
    const read = await new Promise<ReadPicture | null>((resolve) => {
      const settle = (answer: ReadPicture | null): void => {
        clearTimeout(timer);
        worker.off('message', settle).off('exit', isGone);
        resolve(answer);
      };
      const isGone = (): void => settle(null);
      const timer = setTimeout(isGone, LONGEST_MS);
      worker.once('message', settle).once('exit', isGone).postMessage(bytes);
    });
    if (read === null) await worker.terminate();
    return read ?? { found: 'no-code' };
  };

  return {
    read: (bytes) => {
      const reading = last.then(() => readNext(bytes));
      last = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      await last;
      await thread?.terminate();
    },
  };
}
