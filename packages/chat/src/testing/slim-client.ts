import { build } from 'esbuild';
import type * as socketClient from 'socket.io-client';
import { slimSocket } from '../../slim-socket';

/** socket.io-client as it is bundled with the widget. */
export async function buildSlimClient(): Promise<Pick<typeof socketClient, 'Manager'>> {
  const { outputFiles } = await build({
    stdin: { contents: "export { Manager } from 'socket.io-client'", resolveDir: __dirname },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    plugins: [slimSocket],
  });
  const module = { exports: {} as Pick<typeof socketClient, 'Manager'> };
  const [{ text = '' } = {}] = outputFiles;
  new Function('module', 'exports', text)(module, module.exports);
  return module.exports;
}
