import { react } from '@member-wallet/configs/eslint';

export default react(import.meta.dirname);
