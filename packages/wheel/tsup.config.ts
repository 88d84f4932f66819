import { library } from '@member-wallet/configs/tsup';

// Constants become literals, which a page's own bundler no longer does with what is built here.
export default library({ index: 'src/index.ts', react: 'src/react.ts' }, { minifySyntax: true });
