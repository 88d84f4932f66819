import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const UI = join(__dirname, '../../../../packages/ui/src');

/** Whether a file is a screen, step or menu by its name, or opens a dialog. */
const isScreen = (path: string, source: string): boolean =>
  (/-(screen|step|menu)\.tsx$/.test(path) &&
    !path.endsWith('/lazy-screen.tsx') &&
    !path.endsWith('/bar-menu.tsx')) ||
  /<(Dialog|ErrorDialog|MessageDialog|UnknownOutcomeDialog|WriteDialog|WriteMessages)\b/.test(source);

/** All screens, steps and dialogs of packages/ui, such as `features/bonus/bonus-screen`. */
export async function listScreens(): Promise<string[]> {
  const paths = (await readdir(UI, { recursive: true })).filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !/^(testing|gallery)\//.test(path),
  );
  const sources = await Promise.all(paths.map((path) => readFile(join(UI, path), 'utf8')));
  return paths
    .filter((path, index) => isScreen(path, sources[index] ?? ''))
    .map((path) => path.replace(/\.tsx$/, ''));
}
