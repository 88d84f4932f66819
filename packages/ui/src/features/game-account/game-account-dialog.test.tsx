import { activateSlot, autoLogin, getSlotAccount, resetSlotPassword } from '@member-wallet/api-sdk';
import { type Answers, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aSlot, aWallet } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { findGame } from '#/testing/find-game';
import { renderApp } from '#/testing/render-app';

const WORDS = {
  th: {
    play: 'เข้าเล่น',
    reset: 'รีเซ็ตรหัสผ่าน',
    asked: 'รีเซ็ตรหัสผ่านหรือไม่?',
    resetDone: 'รีเซ็ตรหัสผ่านแล้ว',
    show: 'แสดงรหัสผ่าน',
    failed: 'เปิดเกมไม่สำเร็จ',
    blocked: 'เบราว์เซอร์บล็อกแท็บใหม่',
    noGame: /ไม่พบเกม/,
    copyPassword: 'คัดลอกรหัสผ่าน',
    activate: 'เปิดใช้งาน',
    notActivated: /^เปิดใช้งานบัญชีเกมไม่สำเร็จ/,
    notReset: /^รีเซ็ตรหัสผ่านเกมไม่สำเร็จ/,
    close: 'ปิด',
  },
  la: {
    play: 'ເຂົ້າຫຼິ້ນ',
    reset: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
    asked: 'ຕັ້ງລະຫັດຜ່ານໃໝ່ບໍ?',
    resetDone: 'ຕັ້ງລະຫັດຜ່ານໃໝ່ແລ້ວ',
    show: 'ສະແດງລະຫັດຜ່ານ',
    failed: 'ເປີດເກມບໍ່ສຳເລັດ',
    blocked: 'ບຣາວເຊີບລັອກແຖບໃໝ່',
    noGame: /ບໍ່ພົບເກມ/,
    copyPassword: 'ຄັດລອກລະຫັດຜ່ານ',
    activate: 'ເປີດໃຊ້ງານ',
    notActivated: /^ເປີດໃຊ້ງານບັນຊີເກມບໍ່ສຳເລັດ/,
    notReset: /^ຕັ້ງລະຫັດຜ່ານເກມໃໝ່ບໍ່ສຳເລັດ/,
    close: 'ປິດ',
  },
} as const;

const ACCOUNT = { username: 'pg0001', password: 'Qk7s9Lm2' };

function fakeTab() {
  const tab = {
    opener: 'us' as unknown,
    document: { title: '', body: { textContent: '' } },
    location: { replace: jest.fn<void, [string]>() },
    close: jest.fn<void, []>(),
  };
  return tab;
}

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('a game account in %s', (locale, market) => {
  const words = WORDS[locale];
  const start = async (
    code: string,
    answers: Answers = {},
    settings: Readonly<Record<string, string>> = { VITE_GAMES_NEW_TAB: 'true' },
  ) => {
    const slots = [aSlot({ code, web: 'https://games.example/lobby', ftWalletSlot: 10 })];
    const view = await renderApp({
      path: '/user/home',
      market,
      token: 't',
      settings,
      answers: { getWallet: aWallet({ slots }), getSlotAccount: ACCOUNT, ...answers },
    });
    await view.user.click(await findGame(/Moon/));
    const sheet = await screen.findByRole('dialog', { name: 'Moon' });
    await within(sheet).findByText(ACCOUNT.username);
    return { ...view, sheet };
  };
  afterEach(() => jest.restoreAllMocks());

  it('hides the password until it is revealed, even when it is copied', async () => {
    const { user, sheet } = await start('PG');
    expect(within(sheet).queryByText(ACCOUNT.password)).not.toBeInTheDocument();
    await user.click(within(sheet).getByRole('button', { name: words.copyPassword }));
    expect(await navigator.clipboard.readText()).toBe(ACCOUNT.password);
    expect(screen.queryByText(new RegExp(ACCOUNT.password))).not.toBeInTheDocument();
    await user.click(within(sheet).getByRole('button', { name: words.show }));
    expect(within(sheet).getByText(ACCOUNT.password)).toBeInTheDocument();
  });

  it('resets the password once, after a confirmation, and shows the new login', async () => {
    const { user, server, sheet } = await start('PG');
    await user.click(within(sheet).getByRole('button', { name: words.reset }));
    expect(server.calls(resetSlotPassword)).toHaveLength(0);
    server.answer(getSlotAccount, { ...ACCOUNT, username: 'pg0002' });
    const question = await screen.findByRole('alertdialog', { name: words.asked });
    await user.dblClick(within(question).getByRole('button', { name: words.reset }));
    // The toast moves from the question to the sheet.
    await screen.findByText(words.resetDone);
    expect(await within(sheet).findByText('pg0002')).toBeInTheDocument();
    expect(server.calls(resetSlotPassword)).toHaveLength(1);
  });

  it('shows at the button why the password was not reset, and keeps the login', async () => {
    const { user, server, sheet } = await start('PG', {
      resetSlotPassword: refusal('SLOT_RESET_PASSWORD_FAIL', 422),
    });
    const reset = async () => {
      await user.click(within(sheet).getByRole('button', { name: words.reset }));
      const question = await screen.findByRole('alertdialog', { name: words.asked });
      await user.click(within(question).getByRole('button', { name: words.reset }));
    };
    await reset();
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(words.notReset);
    expect(within(sheet).getByText(ACCOUNT.username)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    server.answer(resetSlotPassword, { message: 'OK' });
    await reset();
    // The toast moves from the question to the sheet.
    await screen.findByText(words.resetDone);
    expect(within(sheet).queryByText(words.notReset)).not.toBeInTheDocument();
  });

  describe('that is not active', () => {
    const openInactive = async (answers: Answers) => {
      const view = await renderApp({
        path: '/user/home',
        market,
        token: 't',
        answers: {
          getWallet: aWallet({
            slots: [
              aSlot({ code: 'PG', isActive: false }),
              aSlot({ code: 'JOKER', name: 'Star', category: 'lotto', isActive: false }),
            ],
          }),
          ...answers,
        },
      });
      const open = async (name: string) => {
        await view.user.click(await findGame(new RegExp(name)));
        return screen.findByRole('dialog', { name });
      };
      return { ...view, open };
    };

    it.each([
      [refusal('SLOT_ACTIVATE_FAIL', 422), words.notActivated],
      // There is no translation, so the server's message is shown.
      [refusal('PROVIDER_CLOSED_TONIGHT', 422), 'PROVIDER_CLOSED_TONIGHT'],
    ])('shows at the button why it was not activated, and can be tried again', async (answer, said) => {
      const { user, server, open } = await openInactive({ activateSlot: answer });
      const sheet = await open('Moon');
      const activate = within(sheet).getByRole('button', { name: words.activate });
      await user.click(activate);
      expect(await within(sheet).findByRole('alert')).toHaveTextContent(said);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(server.calls(activateSlot)).toHaveLength(1);
      server.answer(activateSlot, { message: 'OK' });
      await user.click(activate);
      await waitFor(() => expect(server.calls(activateSlot)).toHaveLength(2));
      await waitFor(() => expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument());
    });

    it('does not show the refusal of another account', async () => {
      const { user, open } = await openInactive({ activateSlot: refusal('SLOT_ACTIVATE_FAIL', 422) });
      const sheet = await open('Moon');
      await user.click(within(sheet).getByRole('button', { name: words.activate }));
      await within(sheet).findByRole('alert');
      await user.click(within(sheet).getByRole('button', { name: words.close }));
      await waitFor(() => expect(sheet).not.toBeInTheDocument());
      await user.click(screen.getAllByRole('tab').at(-1) as HTMLElement);
      const other = await open('Star');
      expect(within(other).getByRole('button', { name: words.activate })).toBeInTheDocument();
      expect(within(other).queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it('opens the tab when pressed, and navigates it when the link arrives', async () => {
    const tab = fakeTab();
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user, server, sheet } = await start('PG', {
      autoLogin: { link: 'https://games.example/in?session=1' },
    });
    await user.dblClick(within(sheet).getByRole('button', { name: words.play }));
    expect(open).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://games.example/in?session=1'),
    );
    expect(tab.opener).toBeNull();
    expect(server.calls(autoLogin)).toHaveLength(1);
  });

  it('offers a link if the browser blocks the tab', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, sheet } = await start('IMI', {
      autoLoginWithPassword: { link: 'https://games.example/in' },
    });
    await user.click(within(sheet).getByRole('button', { name: words.play }));
    const message = await screen.findByRole('alertdialog', { name: words.blocked });
    const link = within(message).getByRole('link', { name: words.play });
    expect(link).toHaveAttribute('href', 'https://games.example/in');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('explains why a game did not open, and closes the waiting tab', async () => {
    const tab = fakeTab();
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user, sheet } = await start('PG', { autoLogin: refusal('NO_GAME', 404) });
    await user.click(within(sheet).getByRole('button', { name: words.play }));
    const message = await screen.findByRole('alertdialog', { name: words.failed });
    expect(within(message).getByText(words.noGame)).toBeInTheDocument();
    expect(tab.close).toHaveBeenCalled();
  });

  it('never opens a link that would run in this page', async () => {
    const tab = fakeTab();
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user, sheet } = await start('PG', { autoLogin: { link: 'javascript:alert(1)' } });
    await user.click(within(sheet).getByRole('button', { name: words.play }));
    expect(await screen.findByRole('alertdialog', { name: words.failed })).toBeInTheDocument();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('posts the login with its event fields', async () => {
    const sent: { action: string; target: string; rel: string | null; fields: Record<string, unknown> }[] =
      [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      const { action, target } = this;
      const fields = Object.fromEntries(new FormData(this));
      sent.push({ action, target, rel: this.getAttribute('rel'), fields });
    });
    const { user, sheet } = await start('UFABET', {
      getSlotAccount: { ...ACCOUNT, __EVENTTARGET: 'login', submit: 'yes' },
    });
    await user.click(within(sheet).getByRole('button', { name: words.play }));
    expect(sent).toEqual([
      {
        action: 'https://games.example/lobby',
        target: '_blank',
        rel: 'noopener noreferrer',
        fields: { ...ACCOUNT, __EVENTTARGET: 'login', submit: 'yes' },
      },
    ]);
  });

  it('opens a site by its address', async () => {
    const tab = fakeTab();
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user, sheet } = await start('OTHER');
    await user.click(within(sheet).getByRole('button', { name: words.play }));
    expect(tab.location.replace).toHaveBeenCalledWith('https://games.example/lobby');
    expect(tab.opener).toBeNull();
  });

  it('offers a link if the browser does not open the site', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, sheet } = await start('OTHER');
    await user.click(within(sheet).getByRole('button', { name: words.play }));
    const message = await screen.findByRole('alertdialog', { name: words.blocked });
    expect(within(message).getByRole('link', { name: words.play })).toHaveAttribute(
      'href',
      'https://games.example/lobby',
    );
  });
});
