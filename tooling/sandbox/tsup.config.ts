import { program } from '@member-wallet/configs/tsup';

// shims: the tutorials are found from the file's own folder, which jest and the built program name differently.
export default program(
  {
    index: 'src/index.ts',
    main: 'src/main.ts',
    load: 'src/load.ts',
    'picture-thread': 'src/slip/picture-thread.ts',
  },
  { shims: true },
);
