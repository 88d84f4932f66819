import { library } from '@member-wallet/configs/tsup';
import { cssAsText } from '@member-wallet/configs/tsup/css-as-text';

// Constants become literals, which a page's own bundler no longer does with what is built here.
export default library(['src/index.ts', 'src/driver.ts', 'src/widget.ts', 'src/unread.ts'], {
  minifySyntax: true,
  esbuildPlugins: [cssAsText],
});
