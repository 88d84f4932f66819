import { library } from '@member-wallet/configs/tsup';

// What is loaded beside tsup.config.ts: the helpers for query libraries, and for developers and CI, the declarations
// with their examples. It runs after tsup.config.ts.
export default library(
  {
    swr: 'src/swr/index.ts',
    'tanstack-query': 'src/tanstack-query/index.ts',
    msw: 'src/msw/index.ts',
    testing: 'src/testing/index.ts',
    conformance: 'src/conformance/index.ts',
    cli: 'src/conformance/cli.ts',
  },
  {
    clean: false,
    splitting: false,
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
  },
);
