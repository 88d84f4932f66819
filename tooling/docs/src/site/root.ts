import { fileURLToPath } from 'node:url';

/** The root of this repository, whose Markdown the site shows. */
export const repository = fileURLToPath(new URL('../../../../', import.meta.url));
