import { locales } from '../src/client/locale';

/** What pages load: the calls, and the axios transport. */
export const calls = { index: 'src/index.ts', axios: 'src/axios/index.ts' };

/** The texts of the error codes, by language. */
export const messages = Object.fromEntries(
  locales.map((locale) => [`messages/${locale}`, `src/messages/${locale}.ts`]),
);

/** Helpers for query libraries, and what only developers and CI load. */
export const tools = {
  swr: 'src/swr/index.ts',
  'tanstack-query': 'src/tanstack-query/index.ts',
  msw: 'src/msw/index.ts',
  testing: 'src/testing/index.ts',
  conformance: 'src/conformance/index.ts',
  cli: 'src/conformance/cli.ts',
};
