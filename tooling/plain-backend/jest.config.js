export { default } from '@member-wallet/configs/jest/node';
