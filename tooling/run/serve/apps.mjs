import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The apps of all markets: the folders in apps/, with the settings for serving them under `wallet` in their package.json.
 * @param {string} root the repository's root
 * @returns {{ title: string, packageName: string, folder: string, port: number, sandbox: string }[]} sorted by port;
 *   `sandbox` is the market's path in the sandbox
 */
export function appsOf(root) {
  const apps = join(root, 'apps');
  return readdirSync(apps)
    .map((name) => join(apps, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, wallet } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (!wallet)
        throw new Error(`${folder}/package.json does not say how the app is served: "wallet" is missing.`);
      return { ...wallet, packageName: name, folder };
    })
    .sort((one, other) => one.port - other.port);
}
