import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from '../markdown/document';
import { readSections } from '../markdown/document';
import type { Page } from './page';
import { SDK } from './repository';

/** The guides in the order in which they are read. */
const GUIDES = ['start', 'errors', 'money', 'idempotency', 'server', 'testing', 'conformance', 'migrating'];

export const REFERENCE = `${SDK}/docs/reference.md`;
const audience = 'SDK teams';

type Read = (source: string) => readonly Section[];

const whole = (read: Read, path: string, group: string, source: string, title?: string): Page => {
  const sections = read(source);
  return { path, audience, group, source, sections, title: title ?? sections[0]?.title ?? path };
};

const guides = (root: string, read: Read): readonly Page[] => {
  const folder = `${SDK}/docs/guides`;
  const files = readdirSync(join(root, folder));
  const unlisted = files.filter((file) => file !== 'index.md' && !GUIDES.includes(file.replace(/\.md$/, '')));
  if (unlisted.length > 0) throw new Error(`guides that the menu does not list: ${unlisted.join(', ')}`);
  return GUIDES.map((name) => whole(read, `sdk/guides/${name}.html`, 'Guides', `${folder}/${name}.md`));
};

/** One page for each call, and one for each other chapter. */
const referencePages = (read: Read): readonly Page[] => {
  const pages: (Page & { sections: Section[] })[] = [];
  let chapter = '';
  let area = '';
  for (const section of read(REFERENCE)) {
    const { depth, title, slug } = section;
    const page = { title, audience, source: REFERENCE, sections: [section] };
    if (depth === 1) continue;
    if (depth === 2) {
      chapter = title;
      if (chapter !== 'Endpoints')
        pages.push({ ...page, path: `sdk/reference/${slug}.html`, group: 'Reference' });
    } else if (chapter !== 'Endpoints') pages.at(-1)?.sections.push(section);
    else if (depth === 3) area = title;
    else pages.push({ ...page, path: `sdk/calls/${title}.html`, group: 'Calls', fold: area });
  }
  const calls = pages.filter(({ group }) => group === 'Calls');
  return [...calls, ...pages.filter((page) => !calls.includes(page))];
};

/** 'CHANGELOG.md' is the page Changelog, whatever its first heading says. */
const titleOf = (file: string): string =>
  file.slice(0, 1) + file.slice(1).toLowerCase().replace('.md', '').replaceAll('_', ' ');

/** The pages of the SDK's documents, in the order of the menu. */
export const readSdkPages = (root: string): readonly Page[] => {
  const read: Read = (source) => readSections(readFileSync(join(root, source), 'utf8'));
  return [
    whole(read, 'sdk/index.html', '', `${SDK}/docs/guides/index.md`, 'Overview'),
    ...guides(root, read),
    whole(read, 'sdk/readme.html', 'Guides', `${SDK}/README.md`, 'All features'),
    ...referencePages(read),
    ...readdirSync(join(root, SDK))
      .filter((file) => file.endsWith('.md') && file !== 'README.md')
      .map((file) =>
        whole(
          read,
          `sdk/${file.toLowerCase().replace('.md', '')}.html`,
          'Reference',
          `${SDK}/${file}`,
          titleOf(file),
        ),
      ),
  ];
};
