import { listStatement, type Statement } from '@member-wallet/api-sdk';
import { type Answer, createTestBackend, raw } from '@member-wallet/api-sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { anEntry } from '#/testing/builders';
import { renderWithApi } from '#/testing/render-with-api';
import { useStatement } from './use-statement';
import { useStatementSearch } from './use-statement-search';

/** Bonuses, newest first, each with a different amount. */
const bonuses = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => anEntry({ statementType: 'bonus', amount: newest - index }));

/** The amounts found by a search for bonuses, once it has ended. */
async function amountsFrom(answer: Answer<typeof listStatement>) {
  const server = createTestBackend({ listStatement: answer });
  const { result } = renderWithApi(server, () => {
    const { answer: first } = useStatement({ page: 1, onPage: () => undefined });
    return useStatementSearch(first, 'bonus', ({ statementType }) => statementType === 'bonus');
  });
  await waitFor(() => expect(result.current.found).toHaveLength(10));
  act(() => result.current.readOn());
  await waitFor(() => expect(result.current.state).toBe('end'));
  const { found, isPartial } = result.current;
  return { server, amounts: found.map(({ amount }) => amount), isPartial };
}

it('lists an entry once if a new entry shifts it to the next page', async () => {
  const { amounts, isPartial } = await amountsFrom(({ page, limit }): Statement => {
    const all = page === 1 ? bonuses(15, 15) : bonuses(16, 16);
    return { total: all.length, statements: all.slice((page - 1) * limit, page * limit) };
  });
  expect(amounts).toEqual(bonuses(15, 15).map(({ amount }) => amount));
  expect(isPartial).toBe(false);
});

it('lists each entry once if the server ignores the page, and stops after two requests', async () => {
  const text = JSON.stringify({ statements: bonuses(30, 30) });
  const { server, amounts, isPartial } = await amountsFrom(() => raw({ status: 200, text }));
  expect(amounts).toEqual(bonuses(30, 10).map(({ amount }) => amount));
  expect(server.calls(listStatement)).toHaveLength(2);
  expect(isPartial).toBe(true);
});
