import { type DataOf, getActive, getWallet, type ReadEndpoint } from '@member-wallet/api-sdk';
import { preload } from 'swr';
import type { Api } from '#/data/api';
import { readKey } from '#/data/read-key';
import { PATHS } from '#/session/paths';

const ask = <E extends ReadEndpoint<void>>({ client, watch }: Api, endpoint: E) =>
  preload(readKey(endpoint, undefined as never), () =>
    watch(() => endpoint(client) as Promise<DataOf<E>>),
  ).catch(() => undefined);

/** Sends the first screen's first request while its code is still on the way. */
export function preloadFirstData(api: Api, pathname: string, isMember: boolean): void {
  const path = pathname.replace(/\/+$/, '');
  const isHome = path === '' || path === PATHS.member || path === PATHS.home;
  if (path === PATHS.login) void ask(api, getActive);
  else if (isMember && isHome) void ask(api, getWallet);
}
