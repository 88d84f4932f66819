import { writeFileSync } from 'node:fs';
import { seededCopy } from '@member-wallet/sandbox';

/** Writes the database that the stacks' sandboxes start from to the given file. */
const [file = ''] = process.argv.slice(2);
writeFileSync(file, Buffer.from(await (await seededCopy()).arrayBuffer()));
