import { bundleCode, gzipBytes } from '../harness/bundle';
import { names, type PerContender, perContender } from './contenders/all';

const weigh = async (imports: string, kept: string): Promise<number> =>
  gzipBytes(await bundleCode(`${imports}; globalThis.kept = [${kept}];`));

interface Weights {
  /** A complete page with one call. */
  readonly one: PerContender<number>;
  /** What the SDK adds to axios alone: with its largest call, and with all calls and the catalogue of errors. */
  readonly heaviest: { readonly call: string; readonly bytes: number };
  readonly all: number;
}

/** Sizes of pages in gzipped bytes. */
export const weights = async (): Promise<Weights> => {
  const { endpoints } = await import('@member-wallet/api-sdk');
  const pages = perContender(({ file }) => weigh(`import { open } from './sdk/contenders/${file}'`, 'open'));
  const one = perContender(() => 0);
  for (const name of names) one[name] = await pages[name];
  const axios = await weigh(`import axios from 'axios'`, 'axios');
  const beside = async (kept: string) =>
    (await weigh(`import { ${kept} } from '@member-wallet/api-sdk'`, kept)) - axios;
  let heaviest = { call: '', bytes: 0 };
  for (const call of Object.keys(endpoints)) {
    const bytes = await beside(`createClient, ${call}`);
    if (bytes > heaviest.bytes) heaviest = { call, bytes };
  }
  return {
    one,
    heaviest,
    all: await beside('createClient, endpoints, errorCatalogue, slipReasons'),
  };
};
