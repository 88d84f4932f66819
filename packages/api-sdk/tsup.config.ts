import { library } from '@member-wallet/configs/tsup';
import { forPages } from './scripts/page-build';
import { locales } from './src/client/locale';

// What a page loads. The second build, tsup.tools.config.ts, is what developers and CI load.
export default library(
  {
    index: 'src/index.ts',
    ...Object.fromEntries(locales.map((locale) => [`messages/${locale}`, `src/messages/${locale}.ts`])),
  },
  {
    // Written over in place: other packages may be reading it.
    clean: false,
    splitting: false,
    // Otherwise tsup leaves a dependency to the consumer before the plugin sees it.
    noExternal: ['zod/mini'],
    esbuildPlugins: [forPages],
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
  },
);
