import { base } from '@member-wallet/configs/eslint';

export default base(import.meta.dirname);
