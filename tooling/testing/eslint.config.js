export { scripts as default } from '@member-wallet/configs/eslint/scripts';
