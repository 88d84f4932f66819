import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED_NAMES } from './stored-values';

const PAGE = join(__dirname, '../../../../docs/decisions/028-errors-beside-what-caused-them.md');

it.each(STORED_NAMES)('%s is on the page that lists what is stored', (name) => {
  expect(readFileSync(PAGE, 'utf8')).toContain(`\`${name}\``);
});
