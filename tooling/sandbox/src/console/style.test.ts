import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS } from './style';

const theme = readFileSync(join(__dirname, '../../../../apps/thai/src/theme.css'), 'utf8');
const [dark = '', light = ''] = theme.split(':root[data-theme="light"]');
const colourIn = (part: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(part)?.[1];

test.each(Object.entries(COLOURS))("--%s is the Thai app's", (name, colours) => {
  expect(colours).toEqual([colourIn(light, name), colourIn(dark, name)]);
});
