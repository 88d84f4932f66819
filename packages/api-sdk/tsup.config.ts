import { library } from '@member-wallet/configs/tsup';
import { withoutDocuments } from './scripts/page-build';
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
    esbuildPlugins: [withoutDocuments],
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
  },
);
