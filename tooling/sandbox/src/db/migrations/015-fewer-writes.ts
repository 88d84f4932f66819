/** Less to write for each move. */
export const fewerWrites = /* sql */ `
-- Balances change all the time: with room beside it, a row's new version needs no new entries in the indexes.
alter table ledger_account set (fillfactor = 50);
-- Hardly any transaction takes another back: those that do not need no place in its index.
alter table ledger_transaction drop constraint ledger_transaction_reverses_key;
create unique index ledger_transaction_reverses_key on ledger_transaction (reverses) where reverses is not null;
`;
