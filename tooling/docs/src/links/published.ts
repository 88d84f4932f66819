import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { SDK } from '../repository';

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

/** Whether the SDK's package contains a path from the root when it is published: a file or a folder with files. */
export const publishedIn = (root: string): ((path: string) => boolean) => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const json = execFileSync('npm', args, {
    cwd: join(root, SDK),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(json) as readonly Packed[];
  const paths = (packed?.files ?? []).map(({ path }) => `${SDK}/${path}`);
  return (path) => paths.some((each) => each === path || each.startsWith(`${path}/`));
};
