import { serveApp } from '@member-wallet/run/web-server';
import { startSandbox } from '@member-wallet/sandbox';
import { type Build, builds } from '../build/build';
import { ROUTES, type RouteName, storedOf } from '../routes';
import { selfSigned } from '@member-wallet/e2e/harness/network/certificate';
import { serveOverHttp2 } from '../visit/http2-front';
import { buildContender } from './build-contender';

export const PROTOCOLS = ['HTTP/1.1', 'HTTP/2'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

export interface Contender {
  readonly name: string;
  /** Null for a page for comparison. */
  readonly route: RouteName | null;
  readonly build: Build;
  readonly urls: Readonly<Record<Protocol, string>>;
  readonly path: string;
  /** The items of localStorage with which the page is opened. */
  readonly stored: Readonly<Record<string, string>>;
}

/** Routes whose texts or data differ between markets are measured in every build; the others only in the first. */
const IN_EVERY_BUILD: readonly RouteName[] = ['log-in', 'home'];
const PHONES: Readonly<Record<string, string>> = { thai: '0812345678', laos: '02055512345' };
const PASSWORD = 'demo1234';

async function logIn(url: string, build: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: PHONES[build], password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`${build}: the demo member could not log in.`);
  return token;
}

/** Builds the pages for comparison, and serves them and the apps with a sandbox, over both protocols. */
export async function openContenders() {
  const identity = selfSigned();
  const sandbox = await startSandbox({ dataDir: null, logLevel: 'silent' });
  const closing: { close(): Promise<unknown> }[] = [sandbox];
  const serve = async (build: Build, api: string) => {
    const app = await serveApp({ dir: build.dir, api });
    const front = await serveOverHttp2(app.url, identity);
    closing.unshift(front, app);
    return { 'HTTP/1.1': app.url, 'HTTP/2': front.url };
  };

  const contenders: Contender[] = [];
  for (const name of ['empty', 'floor'] as const) {
    const build = await buildContender(name);
    closing.push(build);
    const urls = await serve(build, `${sandbox.url}/th`);
    contenders.push({ name, route: null, build, urls, path: '/', stored: {} });
  }
  for (const [at, build] of builds().entries()) {
    const urls = await serve(build, `${sandbox.url}/${build.locale}`);
    const token = await logIn(urls['HTTP/1.1'], build.name);
    for (const [route, { path, isMember }] of Object.entries(ROUTES) as [
      RouteName,
      (typeof ROUTES)[RouteName],
    ][]) {
      if (at > 0 && !IN_EVERY_BUILD.includes(route)) continue;
      const name = `${route} ${build.locale}`;
      contenders.push({ name, route, build, urls, path, stored: storedOf(isMember, token) });
    }
  }
  return {
    contenders,
    /** The fingerprint of the HTTP/2 servers' certificate. */
    fingerprint: identity.fingerprint,
    async close() {
      for (const resource of closing) await resource.close();
    },
  };
}
