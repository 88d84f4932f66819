import { library } from '@member-wallet/configs/tsup';
import { withoutDocuments } from './scripts/page-build';

// What a page loads. The second build, tsup.tools.config.ts, is what developers and CI load.
export default library(
  {
    index: 'src/index.ts',
    'messages/th': 'src/messages/th.ts',
    'messages/la': 'src/messages/la.ts',
    'messages/en': 'src/messages/en.ts',
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
