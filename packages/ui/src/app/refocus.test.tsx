import { getAgreements } from '@member-wallet/api-sdk';
import { type Answers, refusal } from '@member-wallet/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

/** Returns to the page after a while. @returns the operations that are requested then, sorted */
async function refocus({ server }: Pick<Awaited<ReturnType<typeof renderApp>>, 'server'>) {
  // Longer than SWR deduplicates reads and throttles focus events.
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const before = server.calls().length;
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(100);
  });
  return server
    .calls()
    .slice(before)
    .map(({ operationId }) => operationId)
    .toSorted();
}

const WORDS = {
  th: { close: 'ปิด', deposit: 'ฝากเงิน', withdraw: 'ถอนเงิน', transfer: 'โอนเงิน', slips: 'สลิปฝากเงิน' },
  la: { close: 'ປິດ', deposit: 'ຝາກເງິນ', withdraw: 'ຖອນເງິນ', transfer: 'ໂອນເງິນ', slips: 'ສະລິບຝາກເງິນ (ບິນໂອນ)' },
};

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('a return to the page in %s', (locale, market) => {
  const words = WORDS[locale];
  const start = async (path: string, answers?: Answers) => {
    const app = await renderApp({ path, market, token: 't', ...(answers && { answers }) });
    await screen.findByRole('main');
    return {
      ...app,
      open: async (name: string) => {
        await app.user.click(await screen.findByRole('button', { name }));
        await screen.findAllByRole('dialog');
      },
      close: async () => {
        // The topmost first.
        for (const dialog of screen.getAllByRole('dialog').toReversed()) {
          await app.user.click(within(dialog).getByRole('button', { name: words.close }));
        }
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      },
    };
  };

  it.each([
    ['deposit', ['getDepositLookup', 'getSlipLookup']],
    ['withdraw', ['getWithdrawLimits']],
    ['transfer', []],
  ] as const)(
    'reloads the reads of the home page, and those of %s only while its dialog is open',
    async (which, ofDialog) => {
      const app = await start('/user/home');
      const ofPage = await refocus(app);
      expect(ofPage).toEqual(expect.arrayContaining(['getWallet']));
      await app.open(words[which]);
      expect(await refocus(app)).toEqual([...new Set([...ofPage, ...ofDialog])].toSorted());
      await app.close();
      expect(await refocus(app)).toEqual(ofPage);
    },
  );

  it('reads the statement, and slips only while their dialog is open', async () => {
    const app = await start('/user/statement');
    const ofPage = await refocus(app);
    expect(ofPage).toEqual(expect.arrayContaining(['getWallet', 'listStatement']));
    expect(ofPage).not.toContain('listSlips');
    await app.open(words.slips);
    expect(await refocus(app)).toEqual([...ofPage, 'listSlips'].toSorted());
    await app.close();
    expect(await refocus(app)).toEqual(ofPage);
  });

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it('reloads an agreement only if it failed to load', async () => {
    const app = await start('/user/home', { getAgreements: refusal('INTERNAL_SERVER_ERROR', 500) });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await refocus(app)).toContain('getAgreements');
    app.server.answer(getAgreements, []);
    expect(await refocus(app)).toContain('getAgreements');
    expect(await refocus(app)).not.toContain('getAgreements');
  });
});
