import { library } from '@member-wallet/configs/tsup';

// What developers and CI load: the declarations with their examples. It runs after tsup.config.ts.
export default library(
  { testing: 'src/testing/index.ts', conformance: 'src/conformance/index.ts', cli: 'src/conformance/cli.ts' },
  {
    clean: false,
    splitting: false,
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
  },
);
