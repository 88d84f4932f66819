import { page } from '@member-wallet/configs/eslint';

export default page(import.meta.dirname);
