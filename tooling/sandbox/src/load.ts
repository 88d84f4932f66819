/** What a load test of the ledger without HTTP needs. */
export { openStore } from './db/open-store';
export { marketOf } from './markets/markets';
export { createMember } from './members/create-member';
export { creditDeposit } from './wallet/deposit';
export { transfer } from './wallet/transfer';
