import { library } from '@member-wallet/configs/tsup';

export default library({ index: 'src/index.ts', react: 'src/react.ts' });
