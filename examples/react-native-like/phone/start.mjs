// Bundles the app as React Native's bundler does and runs it in an imitation of a phone.
//
//   WALLET_URL=… WALLET_USERNAME=… WALLET_PASSWORD=… node phone/start.mjs PG 100 slip.png
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInContext } from 'node:vm';
import { build } from 'esbuild';
import { createPhone } from './phone.mjs';

const { WALLET_URL: baseURL, WALLET_USERNAME: username, WALLET_PASSWORD: password } = process.env;
const [game = 'PG', amount = '100', slip] = process.argv.slice(2);

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../src/wallet-screen.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'app',
  // Without esbuild's defaults for a platform. Conditions and fields are those of Metro, which also keeps unused code.
  platform: 'neutral',
  conditions: ['react-native'],
  mainFields: ['react-native', 'browser', 'main'],
  treeShaking: false,
  charset: 'utf8',
});

const phone = createPhone();
runInContext(outputFiles[0]?.text ?? '', phone);
const wallet = await phone['app'].openWallet({
  ...{ baseURL, username, password },
  show: (/** @type {string} */ line) => console.log(line),
});
await wallet?.moveTo(game, Number(amount));
if (slip) await wallet?.sendSlip({ uri: pathToFileURL(slip).href, name: basename(slip), type: 'image/png' });
