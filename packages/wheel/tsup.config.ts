import { library } from '@member-wallet/configs/tsup';

// Replaces constants by literals, which a page's bundler does not do in built packages.
export default library({ index: 'src/index.ts', react: 'src/react.ts' }, { minifySyntax: true });
