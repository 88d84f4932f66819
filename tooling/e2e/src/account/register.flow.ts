import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { jsonInit } from '../harness/network/fetch-json';
import { untilFocused } from '../harness/page/keyboard';
import { advanceClock, callCount, setSwitches, smsCode } from '../harness/stack/operator';
import { MARKETS, runsOn } from '../markets';
import { enterBank, enterPhone, enterProfile, PASSWORD } from './register-steps';
import { inviteCode, submitLogin } from '../steps';

const VERIFIED_FOR_MS = 600_000;
const THAI_DIGITS = '๐๑๒๓๔๕๖๗๘๙';

/** Types a text with an input method editor, which composes it in the focused field. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end += 1) {
    await session.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await session.send('Input.insertText', { text });
  await session.detach();
}

describe.each(MARKETS)('$name build: registration', (market) => {
  const { words } = market;

  test('registers in four steps with the code from the SMS, then logs in', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const phone = market.freshPhone(1);
    const inviter = await inviteCode(market);
    await page.goto(`/register?code=${inviter}`);
    expect(await seriousFindings(page)).toEqual([]);

    await enterPhone(page, market, '12');
    await page.getByText(words.wrongPhone).first().waitFor();
    expect(await page.getByLabel(words.phone, { exact: true }).inputValue()).toBe('12');

    await enterPhone(page, market, phone);
    await page.getByRole('heading', { name: words.otpTitle }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const field = page.getByLabel(words.otp, { exact: true });
    await untilFocused(field);
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    const code = await smsCode(phone);
    const wrong = code === '000000' ? '111111' : '000000';
    await compose(page, [...wrong].map((digit) => THAI_DIGITS[Number(digit)]).join(''));
    await page.getByText(words.otpWrong).waitFor();
    expect(await field.inputValue()).toBe(wrong);
    // A reload keeps the step and the code that was sent.
    const sent = await callCount(words.market, 'sendOtp');
    await page.reload();
    await page.getByRole('heading', { name: words.otpTitle }).waitFor();
    await untilFocused(field);
    expect(await callCount(words.market, 'sendOtp')).toBe(sent);
    // A phone's keyboard pastes the whole message. A complete code is submitted automatically.
    await field.selectText();
    await page.keyboard.insertText(`Your code is ${code} (Ref. AB12)`);

    await page.getByRole('heading', { name: words.profileTitle }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.getByLabel(words.inviteCode).inputValue()).toBe(inviter);
    await page.getByLabel(words.name, { exact: true }).fill('New Member');
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(words.confirmPassword, { exact: true }).fill('something-else');
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page.getByText(words.passwordsDiffer).waitFor();
    expect(await page.getByLabel(words.name, { exact: true }).inputValue()).toBe('New Member');
    await enterProfile(page, market);

    await enterBank(page, market, '1234567801');
    expect(await page.getByLabel(words.firstName, { exact: true }).inputValue()).toBe(
      market.holder.first.toUpperCase(),
    );
    expect(await seriousFindings(page)).toEqual([]);
    // Back keeps the input.
    await page.getByRole('button', { name: words.back }).click();
    expect(await page.getByLabel(words.name, { exact: true }).inputValue()).toBe('New Member');
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page.getByRole('heading', { name: words.bankTitle }).waitFor();
    expect(await page.getByLabel(words.accountNo, { exact: true }).inputValue()).toBe('1234567801');

    const before = await callCount(words.market, 'register');
    await page.getByRole('button', { name: words.register, exact: true }).dblclick();
    await page.getByText(words.registered).waitFor();
    await page.waitForURL('**/login');
    expect(await callCount(words.market, 'register')).toBe(before + 1);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(PASSWORD);

    await submitLogin(page, market, phone, PASSWORD);
    await page.waitForURL('**/user/home');
    await page.getByText('New Member').waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  if (runsOn('Laos', market)) {
    test('refuses another browser a verified phone, and asks for a new code when the verification expires', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      const phone = market.freshPhone(4);
      const enterCode = async () => {
        await page.getByRole('heading', { name: words.otpTitle }).waitFor();
        await page.getByLabel(words.otp, { exact: true }).fill(await smsCode(phone));
      };
      await page.goto('/register');
      await enterPhone(page, market, phone);
      await enterCode();
      await enterProfile(page, market);
      await enterBank(page, market, '1234567804');

      const init = jsonInit('POST', {
        name: 'Somebody Else',
        username: phone,
        password: PASSWORD,
        bankCode: words.market === 'th' ? 'SCB' : 'BCEL',
        bankAccountName: 'SOMEBODY ELSE',
        bankAccountNo: '1234567899',
      });
      const headers = { ...init.headers, 'user-agent': 'Another browser' };
      const taken = await fetch(`${market.url()}/api/account`, { ...init, headers });
      expect(await taken.json()).toMatchObject({ code: 'UNVERIFIED_OTP' });

      const submit = page.getByRole('button', { name: words.register, exact: true });
      await advanceClock(VERIFIED_FOR_MS);
      try {
        await submit.click();
        await page
          .getByText(/ยังไม่ได้ยืนยัน|ຍັງບໍ່ໄດ້ຢືນຢັນ/)
          .first()
          .waitFor();
        expect(await page.getByLabel(words.phone, { exact: true }).inputValue()).toBe(phone);
        expect(await seriousFindings(page)).toEqual([]);
        await page.getByRole('button', { name: words.next, exact: true }).click();
        await enterCode();
        await page.getByRole('heading', { name: words.profileTitle }).waitFor();
        await page.getByRole('button', { name: words.next, exact: true }).click();
        await page.getByRole('heading', { name: words.bankTitle }).waitFor();
        await submit.click();
        await page.getByText(words.registered).waitFor();
      } finally {
        await advanceClock(-VERIFIED_FOR_MS);
      }
      await page.waitForURL('**/login');
      await submitLogin(page, market, phone, PASSWORD);
      await page.getByText('New Member').waitFor();
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('rejects a registered phone after the profile step, and keeps the input', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      await setSwitches(words.market, { registerOTP: false });
      try {
        await page.goto('/register');
        await enterPhone(page, market, market.demo.phone);
        await enterProfile(page, market);
        await page.getByText(words.phoneTaken).waitFor();
        expect(await page.getByLabel(words.name, { exact: true }).inputValue()).toBe('New Member');
      } finally {
        await setSwitches(words.market, { registerOTP: true });
      }
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('shows an unknown invite code beside its field, and continues without it', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      await setSwitches(words.market, { registerOTP: false });
      try {
        await page.goto('/register?code=PR404');
        await enterPhone(page, market, market.freshPhone(30));
        await enterProfile(page, market);
        await page
          .getByText(/ไม่พบรหัสชวนเพื่อนนี้|ບໍ່ພົບລະຫັດຊວນໝູ່ນີ້/)
          .first()
          .waitFor();
        const code = page.getByLabel(words.inviteCode);
        await untilFocused(code);
        expect(await seriousFindings(page)).toEqual([]);
        expect(await page.evaluate(() => localStorage.getItem('invite-code'))).toBeNull();
        await code.fill('');
        await page.getByRole('button', { name: words.next, exact: true }).click();
        await page.getByRole('heading', { name: words.bankTitle }).waitFor();
      } finally {
        await setSwitches(words.market, { registerOTP: true });
      }
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('skips the SMS code while SMS codes are disabled', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      await setSwitches(words.market, { registerOTP: false });
      try {
        await page.goto('/register');
        await enterPhone(page, market, market.freshPhone(2));
        await enterProfile(page, market);
        await enterBank(page, market, '1234567802');
        await page.getByRole('button', { name: words.register, exact: true }).click();
        await page.waitForURL('**/login');
      } finally {
        await setSwitches(words.market, { registerOTP: true });
      }
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }
});

describe('Thai build: bank data', () => {
  const market = MARKETS[0];
  if (!market) throw new Error('no Thai market');

  test('asks for a name in English letters if the bank requires it', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await setSwitches('th', { registerOTP: false });
    try {
      await page.goto('/register');
      await enterPhone(page, market, market.freshPhone(3));
      await enterProfile(page, market);
      await enterBank(page, { ...market, holder: { first: 'สมชาย', last: 'ใจดี' } }, '1234567803');
      await page.getByRole('button', { name: market.words.register, exact: true }).click();
      await page.getByText(market.words.deposit.englishName.only).first().waitFor();
      expect(await page.getByLabel(market.words.lastName, { exact: true }).inputValue()).toBe('ใจดี');
    } finally {
      await setSwitches('th', { registerOTP: true });
    }
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
