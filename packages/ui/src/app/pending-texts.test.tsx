import { screen } from '@testing-library/react';
import { arrivedParts } from '#/i18n/load-texts';
import { slip as reasons } from '#/i18n/texts/th/messages';
import { aWallet } from '#/testing/builders';
import { depositMarket } from '#/testing/deposits';
import { bankAccount } from '#/testing/open-deposit';
import { renderApp } from '#/testing/render-app';

// In a file of its own: texts stay once they have arrived, and a press fetches those of every dialog.
it('the reason of a refused slip brings the messages, and no other texts', async () => {
  const createdAt = new Date().toISOString();
  await renderApp({
    path: '/user/home',
    token: 't',
    market: depositMarket,
    texts: ['start'],
    answers: {
      getWallet: aWallet({ bankAccount }),
      listStatement: { total: 0, statements: [] },
      listSlips: { slips: [{ createdAt, amount: 0, status: 'FAILED', reference: 'r', note: 'NOT_MATCH' }] },
    },
  });
  expect(await screen.findByText(reasons.NOT_MATCH, { exact: false })).toBeInTheDocument();
  expect(arrivedParts('th')).toEqual(['start', 'home', 'records', 'messages']);
});
