import { getWallet, listStatement } from '@member-wallet/api-sdk';
import type { Answers } from '@member-wallet/api-sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { pagesOf } from '#/app/pages/page-at';
import { aWallet, anEntry } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { switchLocale } from '#/i18n/create-i18n';
import { renderApp } from '#/testing/render-app';

/** Replaces each text node by elements, like browsers that translate a page. */
function translate(): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('[translate=no]')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  expect(document.querySelectorAll('font').length).toBeGreaterThan(4);
}

const everything = () => document.body.textContent;
const settled = () => act(() => jest.advanceTimersByTimeAsync(3000));

beforeEach(() => {
  // Not near a full minute, at which the displayed ages of entries change.
  jest.useFakeTimers({ advanceTimers: true, now: Date.UTC(2026, 10, 20, 7, 0, 15) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const PAGES = [thaiMarket, laoMarket].flatMap((market) =>
  pagesOf(market).map(({ path, who }) => [market.defaultLocale, path, who, market] as const),
);

describe('a page that the browser has translated', () => {
  it.each(PAGES)('in %s, %s follows a change of language', async (_, path, who, market) => {
    const at = async (locale: 'en' | undefined) => {
      const app = await renderApp({
        path,
        market,
        kept: { 'remember-agreement': 'true' },
        ...(locale && { locale }),
        ...(who === 'member' && { token: 't' }),
      });
      await screen.findAllByRole('heading');
      await settled();
      return app;
    };
    await at('en');
    const expected = everything();
    cleanup();
    const app = await at(undefined);
    expect(everything()).not.toBe(expected);
    translate();
    await act(() => switchLocale(app.i18n, 'en'));
    await waitFor(() => expect(everything()).toBe(expected));
  });

  const CHANGES: readonly (readonly [string, Answers])[] = [
    ['/user/home', { getWallet: aWallet({ wallet: { amount: 9876.54 }, invite: { amount: 0 } }) }],
    ['/user/statement', { listStatement: { total: 2, statements: [anEntry({ amount: 777 }), anEntry()] } }],
  ];
  it.each(CHANGES)('shows later changes on %s', async (path, answers) => {
    const options = { path, token: 't', kept: { 'remember-agreement': 'true' } };
    await renderApp({ ...options, answers });
    await settled();
    const expected = everything();
    cleanup();
    const app = await renderApp(options);
    await settled();
    expect(everything()).not.toBe(expected);
    translate();
    if (answers.getWallet) app.server.answer(getWallet, answers.getWallet);
    if (answers.listStatement) app.server.answer(listStatement, answers.listStatement);
    // Longer than SWR deduplicates reads.
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await act(async () => window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(everything()).toBe(expected));
  });

  it('sends the amount shown on its button', async () => {
    const app = await renderApp({ path: '/user/home', token: 't', kept: { 'remember-agreement': 'true' } });
    const { t } = app.i18n;
    await app.user.click(await screen.findByRole('button', { name: t('home.transfer') }));
    await app.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: t('home.transfer') });
    const amount = within(sheet).getByLabelText(t('transfer.amount'));
    await app.user.type(amount, '100');
    translate();
    await app.user.clear(amount);
    await app.user.type(amount, '250');
    expect(within(sheet).getByRole('button', { name: /250\.00/ })).toBeInTheDocument();
    expect(within(sheet).queryByRole('button', { name: /100\.00/ })).not.toBeInTheDocument();
  });
});
