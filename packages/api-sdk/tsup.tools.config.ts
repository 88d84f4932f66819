import { library } from '@member-wallet/configs/tsup';
import { calls, messages, tools } from './scripts/entries';

// What is loaded beside tsup.config.ts, and the declarations of both, which take the compiler one reading of the sources
// together, and share their types. It runs after tsup.config.ts.
export default library(tools, {
  clean: false,
  splitting: false,
  dts: { entry: { ...calls, ...messages, ...tools }, compilerOptions: { ignoreDeprecations: '6.0' } },
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
});
