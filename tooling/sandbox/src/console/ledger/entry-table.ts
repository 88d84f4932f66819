import type { Html } from '../../http/html';
import { html } from '../../http/html';
import { figures, memberLink, money, table, when } from '../page-parts';
import type { Transaction } from './read-transactions';

/** One of the two entries of a transaction. Their common data is shown with the first. */
interface Entry {
  readonly of: Transaction;
  readonly isFirst: boolean;
}

const onFirst =
  (show: (transaction: Transaction) => string | Html) =>
  ({ of, isFirst }: Entry): string | Html =>
    isFirst ? show(of) : '';

const callLink = ({ call }: Transaction): string | Html =>
  call === null ? '' : html`<a href="/console/calls/${call}">call ${call}</a>`;

/** Transactions as double entries: a debit and a credit each. */
export const entryTable = (name: string, transactions: readonly Transaction[], empty: string): Html =>
  table<Entry>(
    name,
    transactions.flatMap((of) => [
      { of, isFirst: true },
      { of, isFirst: false },
    ]),
    empty,
    {
      Transaction: onFirst(({ id }) => id.toString()),
      Time: onFirst(({ at }) => when(at.toISOString())),
      Kind: onFirst(({ kind }) => kind),
      Whose: onFirst(({ memberId, phone }) => memberLink(memberId, phone)),
      'Written by': onFirst(callLink),
      Account: ({ of, isFirst }) => (isFirst ? of.source : of.target),
      Debit: figures(({ of, isFirst }) => (isFirst ? money(of.amount, of.currency) : '')),
      Credit: figures(({ of, isFirst }) => (isFirst ? '' : money(of.amount, of.currency))),
    },
  );
