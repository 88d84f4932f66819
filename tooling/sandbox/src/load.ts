/** What load tests need beside HTTP. */
export { openStore } from './db/open-store';
export { marketOf } from './markets/markets';
export { createMember } from './members/create-member';
export { creditDeposit } from './wallet/deposit';
export { transfer } from './wallet/transfer';
export { hashPassword } from './access/passwords';
export { fill, filledPhone } from './scale/fill';
