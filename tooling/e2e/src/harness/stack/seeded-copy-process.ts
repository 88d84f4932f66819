import { writeFileSync } from 'node:fs';
import { seededCopy } from '@member-wallet/sandbox';

/** Writes the database that every stack's sandbox starts from to the named file. */
const [file = ''] = process.argv.slice(2);
writeFileSync(file, Buffer.from(await (await seededCopy()).arrayBuffer()));
