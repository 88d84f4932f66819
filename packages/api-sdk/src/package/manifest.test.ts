/** @starts processes */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedProject } from '../fixtures/packed-project';
import { packProject } from '../fixtures/packed-project';

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly sideEffects: boolean;
  readonly keywords: readonly string[];
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
}

let project: PackedProject;
let manifest: Manifest;
const read = (path: string): string => readFileSync(join(project.installed, path), 'utf8');

beforeAll(() => {
  project = packProject();
  manifest = JSON.parse(read('package.json')) as Manifest;
});
afterAll(() => project.remove());

test('lets programs share their own copy of each dependency', () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual(['axios', 'crypto-js', 'zod']);
  for (const [name, range] of Object.entries(manifest.dependencies)) {
    const tested = JSON.parse(
      readFileSync(join(__dirname, '../../node_modules', name, 'package.json'), 'utf8'),
    ) as Manifest;
    // The lower bound is the version that the tests use; the caret admits all compatible releases.
    expect([name, range]).toEqual([name, `^${tested.version}`]);
  }
});

test('has metadata for search, tree shaking and supported engines', () => {
  expect(manifest).toMatchObject({ sideEffects: false, engines: { node: '>=20.19' } });
  expect(manifest.keywords).toEqual(expect.arrayContaining(['wallet', 'api-client']));
});

test('has a proprietary licence', () => {
  expect(manifest.license).toBe('UNLICENSED');
  expect(read('LICENSE')).toMatch(/^Proprietary software\. All rights reserved\.\n/);
});

test('contains a support policy that matches the manifest', () => {
  const policy = read('SUPPORT.md');
  expect(policy).toContain(`| Node                  | ${manifest.engines.node.slice(2)} and newer`);
  expect(policy).toContain('@deprecated');
  expect(read('README.md')).toContain('(SUPPORT.md)');
});

test('names no repository', () => {
  // A release sets these from its environment; the sources do not know the host.
  for (const name of ['repository', 'homepage', 'bugs']) expect(manifest).not.toHaveProperty(name);
});

test('contains only the runnable files of the command', () => {
  const files = readdirSync(join(project.installed, 'dist')).filter((name) => name.startsWith('cli.'));
  expect(files.sort()).toEqual(['cli.js', 'cli.js.map']);
});

test('contains the sources without tests', () => {
  expect(read('src/endpoints/wallet.ts')).toContain('/** Everything on the dashboard');
  expect(existsSync(join(project.installed, 'src/fixtures'))).toBe(false);
  expect(existsSync(join(project.installed, 'src/package'))).toBe(false);
});
