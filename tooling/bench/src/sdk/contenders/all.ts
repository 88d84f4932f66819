import { open as openAxios } from './axios';
import { open as openFetch } from './fetch';
import { open as openKy } from './ky';
import { open as openOfetch } from './ofetch';
import { open as openOpenapiFetch } from './openapi-fetch';
import { open as openSdk } from './sdk';
import { open as openWretch } from './wretch';

export type Call = () => Promise<unknown>;

export interface Contender {
  readonly title: string;
  /** The contender's file in this folder. */
  readonly file: string;
  /** Makes the call to a server. */
  readonly open: (baseURL: string) => Call;
  /** What a program imports to use it. */
  readonly modules: readonly string[];
}

const contender = (
  title: string,
  file: string,
  open: Contender['open'],
  ...modules: string[]
): Contender => ({
  title,
  file,
  open,
  modules,
});

/** Clients that a team could use instead. Those with zod validate the response, as the SDK does; the others trust it. */
export const contenders = {
  sdk: contender('the SDK', 'sdk.ts', openSdk, '@member-wallet/api-sdk'),
  axios: contender('axios', 'axios.ts', openAxios, 'axios'),
  fetch: contender('fetch', 'fetch.ts', openFetch),
  ky: contender('ky with zod/mini', 'ky.ts', openKy, 'ky', 'zod/mini'),
  ofetch: contender('ofetch with zod/mini', 'ofetch.ts', openOfetch, 'ofetch', 'zod/mini'),
  wretch: contender('wretch with zod/mini', 'wretch.ts', openWretch, 'wretch', 'zod/mini'),
  openapiFetch: contender('openapi-fetch', 'openapi-fetch.ts', openOpenapiFetch, 'openapi-fetch'),
} as const;

export type Name = keyof typeof contenders;
export const names = Object.keys(contenders) as readonly Name[];

/** A figure for each contender. */
export type PerContender<Figure> = Record<Name, Figure>;

/** Makes a figure for each contender. */
export const perContender = <Figure>(
  figure: (contender: Contender, name: Name) => Figure,
): PerContender<Figure> =>
  Object.fromEntries(names.map((name) => [name, figure(contenders[name], name)])) as PerContender<Figure>;
