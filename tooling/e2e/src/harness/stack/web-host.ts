import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@member-wallet/testing';
import { selfSigned } from '../network/certificate';
import { HOSTING } from './served';

/** A web server with a configuration from the release. */
export interface WebHost {
  readonly url: string;
  /** The HTTP address, which redirects to `url`; nginx only. */
  readonly plainUrl: string | null;
  close: () => Promise<void>;
}

interface Options {
  /** The folder with the deployed release. */
  readonly root: string;
  /** The operator's server as `host:port`. */
  readonly operator: string;
  /** A folder for the server's own files. */
  readonly work: string;
}

/** Applies replacements. Throws if the configuration does not contain one of the texts. */
function adapt(config: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The configuration has no "${from}".`);
    return text.replaceAll(from, to);
  }, config);
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

async function untilListening(child: ChildProcess, port: number, output: () => string): Promise<void> {
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`The web server did not start: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function run(
  program: string,
  args: readonly string[],
  { port, env = {} }: { port: number; env?: Record<string, string> },
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilListening(child, port, () => output);
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}

function certificateIn(work: string) {
  mkdirSync(work, { recursive: true });
  const { key, cert } = selfSigned();
  const files = { key: join(work, 'wallet.key'), cert: join(work, 'wallet.pem') };
  writeFileSync(files.key, key);
  writeFileSync(files.cert, cert);
  return files;
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export async function startNginx(program: string, { root, operator, work }: Options): Promise<WebHost> {
  const files = certificateIn(work);
  const port = await freePort();
  const plainPort = await freePort();
  if (!existsSync(BROTLI)) throw new Error('libnginx-mod-http-brotli-static is not installed.');
  const site = adapt(readFileSync(join(HOSTING, 'nginx.conf'), 'utf8'), [
    ['127.0.0.1:4100', operator],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/ssl/wallet.pem', files.cert],
    ['/etc/ssl/wallet.key', files.key],
    ['/var/www/wallet', root],
  ]);
  const config = join(work, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(work, name)};`)
    .join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(join(work, 'site.conf'), site);
  writeFileSync(
    config,
    `load_module ${BROTLI};\n${user}\npid ${join(work, 'pid')};\nerror_log stderr;\nworker_processes 1;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\ninclude ${join(work, 'site.conf')};\n}\n`,
  );
  const close = await run(program, ['-p', work, '-c', config, '-g', 'daemon off;'], { port });
  return { url: `https://127.0.0.1:${port}`, plainUrl: `http://127.0.0.1:${plainPort}`, close };
}

export async function startCaddy(program: string, { root, operator, work }: Options): Promise<WebHost> {
  const files = certificateIn(work);
  const port = await freePort();
  const site = adapt(readFileSync(join(HOSTING, 'Caddyfile'), 'utf8'), [
    ['127.0.0.1:4100', operator],
    ['wallet.example.com {', `https://127.0.0.1:${port} {\n\ttls ${files.cert} ${files.key}`],
    ['/var/www/wallet', root],
  ]);
  const config = join(work, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const env = { HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work };
  const close = await run(program, ['run', '--config', config, '--adapter', 'caddyfile'], { port, env });
  return { url: `https://127.0.0.1:${port}`, plainUrl: null, close };
}
