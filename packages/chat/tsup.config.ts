import { library } from '@member-wallet/configs/tsup';
import { slimSocket } from './slim-socket';

export default [
  // For Node too, so the socket's own package chooses how to connect.
  library(['src/index.ts', 'src/driver.ts'], { outDir: 'dist/rules' }),
  library(['src/widget.ts', 'src/unread.ts'], {
    outDir: 'dist/widget',
    platform: 'browser',
    noExternal: ['socket.io-client'],
    esbuildPlugins: [slimSocket],
  }),
];
