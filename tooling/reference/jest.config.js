import node from '@member-wallet/configs/jest/node';

export default node;
