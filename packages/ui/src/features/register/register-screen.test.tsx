import { getRegisterOtp, register, sendOtp, validateAccount, verifyOtp } from '@member-wallet/api-sdk';
import { type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { Market } from '#/market/market';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

const WORDS = {
  th: {
    phone: 'เบอร์โทรศัพท์',
    next: 'ถัดไป',
    back: 'ย้อนกลับ',
    badPhone: /10 หลัก/,
    otp: 'รหัส OTP',
    otpTitle: 'กรอกรหัส OTP',
    fourDigits: /รหัส 4 หลัก/,
    anyDigits: /ส่งรหัสทาง SMS/,
    allDigits: 'โปรดกรอกรหัสทั้งหมดจาก SMS',
    confirmCode: 'ยืนยัน',
    resendIn: /ขอรหัสใหม่ได้ในอีก 0/,
    profile: 'ข้อมูลของคุณ',
    name: 'ชื่อ',
    password: 'รหัสผ่าน',
    confirm: 'ยืนยันรหัสผ่าน',
    differ: 'รหัสผ่านไม่ตรงกัน',
    notAccepted: 'ระบบไม่รับรหัสผ่านนี้ โปรดลองรหัสผ่านที่ยาวขึ้น',
    required: /^โปรดกรอก./,
    invite: 'รหัสชวนเพื่อน (ถ้ามี)',
    bankTitle: 'บัญชีธนาคาร',
    bank: 'ธนาคาร',
    account: 'เลขบัญชี',
    first: 'ชื่อจริง',
    last: 'นามสกุล',
    latin: 'ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น',
    holder: 'สมชาย',
    usual: 'ปกติมี 10–12 หลัก โปรดตรวจสอบเลขบัญชี',
    submit: 'สมัครสมาชิก',
    done: 'สมัครสมาชิกสำเร็จ โปรดเข้าสู่ระบบ',
    taken: /เบอร์โทรศัพท์นี้/,
    wrongCode: /OTP/,
    unverified: 'เบอร์โทรศัพท์นี้ยังไม่ได้ยืนยัน โปรดยืนยันด้วยรหัส OTP ก่อน',
    unknownInviter: 'ไม่พบรหัสชวนเพื่อนนี้ โปรดแก้ไข หรือเว้นว่างไว้',
  },
  la: {
    phone: 'ເບີໂທລະສັບ',
    next: 'ຕໍ່ໄປ',
    back: 'ກັບຄືນ',
    badPhone: /ເບີໂທລະສັບຕ້ອງເປັນແບບນີ້/,
    otp: 'ລະຫັດ OTP',
    otpTitle: 'ປ້ອນລະຫັດ OTP',
    fourDigits: /ລະຫັດ 4 ຕົວເລກ/,
    anyDigits: /ສົ່ງລະຫັດທາງ SMS/,
    allDigits: 'ກະລຸນາປ້ອນລະຫັດທັງໝົດຈາກ SMS',
    confirmCode: 'ຢືນຢັນ',
    resendIn: /ຂໍລະຫັດໃໝ່ໄດ້ໃນອີກ 0/,
    profile: 'ຂໍ້ມູນຂອງທ່ານ',
    name: 'ຊື່',
    password: 'ລະຫັດຜ່ານ',
    confirm: 'ຢືນຢັນລະຫັດຜ່ານ',
    differ: 'ລະຫັດຜ່ານບໍ່ຕົງກັນ',
    notAccepted: 'ລະບົບບໍ່ຮັບລະຫັດຜ່ານນີ້ ກະລຸນາລອງລະຫັດຜ່ານທີ່ຍາວກວ່າ',
    required: /^ກະລຸນາປ້ອນ./,
    invite: 'ລະຫັດຊວນໝູ່ (ຖ້າມີ)',
    bankTitle: 'ບັນຊີທະນາຄານ',
    bank: 'ທະນາຄານ',
    account: 'ເລກບັນຊີ',
    first: 'ຊື່',
    last: 'ນາມສະກຸນ',
    latin: 'ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ',
    holder: 'ສົມໄຊ',
    usual: 'ປົກກະຕິມີ 6–20 ຕົວເລກ ກະລຸນາກວດເລກບັນຊີ',
    submit: 'ສະໝັກສະມາຊິກ',
    done: 'ສະໝັກສະມາຊິກສຳເລັດ ກະລຸນາເຂົ້າສູ່ລະບົບ',
    taken: /ເບີໂທລະສັບນີ້/,
    wrongCode: /OTP/,
    unverified: 'ເບີໂທລະສັບນີ້ຍັງບໍ່ໄດ້ຢືນຢັນ ກະລຸນາຢືນຢັນດ້ວຍລະຫັດ OTP ກ່ອນ',
    unknownInviter: 'ບໍ່ພົບລະຫັດຊວນໝູ່ນີ້ ກະລຸນາແກ້ໄຂ ຫຼື ປະຫວ່າງໄວ້',
  },
} as const;

describe.each([
  ['th', thaiMarket, '081 234 5678', '0812345678'],
  ['la', laoMarket, '20 5551 2345', '02055512345'],
] as const)('registration in %s', (locale, market, typedPhone, username) => {
  const words = WORDS[locale];
  const field = (label: string) => screen.getByLabelText(label, { exact: true, selector: 'input' });

  async function start(answers: Answers = {}, path = '/register', changes: Partial<Market> = {}) {
    const app = await renderApp({ path, market: { ...market, ...changes }, answers });
    const { user } = app;
    const next = () => user.click(screen.getByRole('button', { name: words.next }));
    return {
      ...app,
      next,
      async givePhone() {
        await user.type(field(words.phone), typedPhone);
        await next();
      },
      async giveProfile() {
        await screen.findByRole('heading', { name: words.profile });
        await user.type(field(words.name), 'Somchai');
        await user.type(field(words.password), 'secret-1');
        await user.type(field(words.confirm), 'secret-1');
        await next();
      },
      async giveBank(code: string, first: string, last: string, account = '408-512-7734') {
        await screen.findByRole('heading', { name: words.bankTitle });
        await user.click(screen.getByRole('button', { name: new RegExp(`^${words.bank}`) }));
        await user.click(
          within(await screen.findByRole('dialog')).getByRole('option', { name: new RegExp(code) }),
        );
        await user.type(field(words.account), account);
        await user.type(field(words.first), first);
        await user.type(field(words.last), last);
        await user.click(screen.getByRole('button', { name: words.submit }));
      },
    };
  }

  it('goes through four steps, sends the registration once, and leads to log-in', async () => {
    const app = await start({}, '/register?code=PR1001');
    await app.givePhone();
    await screen.findByRole('heading', { name: words.otpTitle });
    await app.user.type(field(words.otp), '123456');
    // Codes may contain lower case letters.
    const inviteCode = await screen.findByLabelText(app.i18n.t('register.profile.inviteCode'));
    expect(inviteCode).toHaveAttribute('autocapitalize', 'none');
    await app.giveProfile();
    await app.giveBank('SCB', 'somchai', 'jaidee');
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(app.server.calls(register).map(({ input }) => input)).toEqual([
      {
        name: 'Somchai',
        username,
        password: 'secret-1',
        inviteCode: 'PR1001',
        bankCode: 'SCB',
        bankAccountName: 'SOMCHAI JAIDEE',
        bankAccountNo: '4085127734',
        ...(market.currencies.length > 1 && { currency: 'LAK' }),
      },
    ]);
    expect(app.server.calls(verifyOtp)[0]?.input).toEqual({
      otpToken: 'otp-token',
      otpCode: '123456',
    });
    // The inviter's code is only stored until then.
    expect(app.areas.local.getItem('invite-code')).toBeNull();
  });

  it('shows an error for an invalid phone number, and keeps it', async () => {
    const app = await start();
    await app.user.type(field(words.phone), '12');
    await app.next();
    expect(await screen.findByText(words.badPhone)).toBeInTheDocument();
    expect(field(words.phone)).toHaveValue('12');
    expect(app.server.calls(getRegisterOtp)).toHaveLength(0);
  });

  it('accepts an account number of unusual length, with a note to check it', async () => {
    const app = await start({ getRegisterOtp: false, register: fault('cut') });
    await app.givePhone();
    await app.giveProfile();
    await app.giveBank('SCB', 'somchai', 'jaidee', '123');
    await waitFor(() => expect(app.server.calls(register)[0]?.input).toMatchObject({ bankAccountNo: '123' }));
    expect(field(words.account)).toHaveAccessibleDescription(words.usual);
  });

  it('requires English letters for a bank that only shows those, even if the market does not list it', async () => {
    const app = await start({ getRegisterOtp: false });
    await app.givePhone();
    await app.giveProfile();
    await app.giveBank('KTB|กรุงไทย', words.holder, words.holder);
    expect((await screen.findAllByText(words.latin)).length).toBe(2);
    expect(field(words.first)).toHaveValue(words.holder);
    expect(app.server.calls(register)).toHaveLength(0);
    for (const label of [words.first, words.last]) {
      await app.user.clear(field(label));
      await app.user.type(field(label), 'somchai');
    }
    await app.user.click(screen.getByRole('button', { name: words.submit }));
    await waitFor(() =>
      expect(app.server.calls(register)[0]?.input).toMatchObject({
        bankCode: 'KTB',
        bankAccountName: 'SOMCHAI SOMCHAI',
      }),
    );
  });

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it('shows an unknown inviter’s code as an error of its field, and removes it from storage', async () => {
    const app = await start(
      { getRegisterOtp: false, validateAccount: refusal('INVALID_USER_INFO') },
      '/register?code=PR404',
    );
    await app.givePhone();
    await app.giveProfile();
    const code = field(words.invite);
    await waitFor(() => expect(code).toHaveAccessibleDescription(words.unknownInviter));
    expect(await screen.findByText(app.i18n.t('server.INVALID_USER_INFO'))).toBeInTheDocument();
    expect(code).toHaveValue('PR404');
    expect(code).toHaveFocus();
    expect(app.areas.local.getItem('invite-code')).toBeNull();
    expect(field(words.name)).toHaveValue('Somchai');
  });

  it.each([
    ['codes are switched off', { getRegisterOtp: false }, 0],
    ['the phone is verified already', { sendOtp: { otpRef: null, otpToken: null, code: 'OTP_VERIFIED' } }, 1],
    ['the server refuses because it is verified', { sendOtp: refusal('OTP_VERIFIED', 409) }, 1],
  ] as const)('skips the code when %s', async (_, answers, sent) => {
    const app = await start(answers);
    await app.givePhone();
    expect(await screen.findByRole('heading', { name: words.profile })).toBeInTheDocument();
    expect(app.server.calls(sendOtp)).toHaveLength(sent);
  });

  it('shows an error for a wrong code, keeps it, and accepts the right one', async () => {
    const app = await start({ verifyOtp: refusal('OTP_CODE_INVALID') });
    await app.givePhone();
    await screen.findByRole('heading', { name: words.otpTitle });
    await app.user.type(field(words.otp), '111111');
    await waitFor(() => expect(field(words.otp)).toBeInvalid());
    expect(screen.getByRole('alert', { name: '' })).toBeInTheDocument();
    expect(field(words.otp)).toHaveValue('111111');
    app.server.answer(verifyOtp, { code: 'OTP_CODE_VALID' });
    await app.user.clear(field(words.otp));
    await app.user.click(field(words.otp));
    await app.user.paste('Your code is 654321');
    expect(await screen.findByRole('heading', { name: words.profile })).toBeInTheDocument();
  });

  it.each([6, null])(
    'sends a code when it has the server’s length, if the market’s is %p',
    async (otpLength) => {
      const sent = { otpRef: null, otpToken: 'otp-token', code: 'OTP_SENT', otpLength: 4 };
      const app = await start({ sendOtp: sent }, '/register', { otpLength });
      await app.givePhone();
      expect(await screen.findByText(words.fourDigits)).toBeInTheDocument();
      await app.user.type(field(words.otp), '4839');
      expect(await screen.findByRole('heading', { name: words.profile })).toBeInTheDocument();
      expect(app.server.calls(verifyOtp).map(({ input }) => input.otpCode)).toEqual(['4839']);
    },
  );

  it('sends a typed code of unknown length only when the button is pressed', async () => {
    const app = await start({}, '/register', { otpLength: null });
    await app.givePhone();
    expect(await screen.findByText(words.anyDigits)).toBeInTheDocument();
    const confirm = () => app.user.click(screen.getByRole('button', { name: words.confirmCode }));
    await app.user.type(field(words.otp), '483');
    await confirm();
    expect(field(words.otp)).toHaveAccessibleDescription(expect.stringContaining(words.allDigits));
    await app.user.type(field(words.otp), '92017');
    expect(app.server.calls(verifyOtp)).toHaveLength(0);
    await confirm();
    expect(await screen.findByRole('heading', { name: words.profile })).toBeInTheDocument();
    expect(app.server.calls(verifyOtp).map(({ input }) => input.otpCode)).toEqual(['48392017']);
  });

  it('focuses the field of the code, and sends a pasted code of unknown length at once', async () => {
    const app = await start({}, '/register', { otpLength: null });
    await app.givePhone();
    await screen.findByRole('heading', { name: words.otpTitle });
    expect(field(words.otp)).toHaveFocus();
    expect(field(words.otp)).toHaveAttribute('autocomplete', 'one-time-code');
    await app.user.paste('Your code is 48392017');
    await screen.findByRole('heading', { name: words.profile });
    expect(app.server.calls(verifyOtp).map(({ input }) => input.otpCode)).toEqual(['48392017']);
  });

  it('does not send another code to the same phone while the first is recent', async () => {
    const app = await start();
    await app.givePhone();
    await screen.findByRole('heading', { name: words.otpTitle });
    expect(screen.getByRole('button', { name: words.resendIn })).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('button', { name: words.back }));
    expect(field(words.phone)).toHaveValue(typedPhone);
    await app.next();
    await screen.findByRole('heading', { name: words.otpTitle });
    expect(app.server.calls(sendOtp)).toHaveLength(1);
  });

  it('shows errors for missing and differing passwords, and keeps the input after Back', async () => {
    const app = await start({ getRegisterOtp: false });
    await app.givePhone();
    await screen.findByRole('heading', { name: words.profile });
    await app.next();
    expect(screen.getAllByText(words.required).length).toBeGreaterThanOrEqual(2);
    await app.user.type(field(words.name), 'Somchai');
    await app.user.type(field(words.password), 'secret-1');
    await app.user.type(field(words.confirm), 'secret-2');
    await app.next();
    expect(await screen.findByText(words.differ)).toBeInTheDocument();
    expect(app.server.calls(validateAccount)).toHaveLength(0);
    await app.user.click(screen.getByRole('button', { name: words.back }));
    await app.next();
    await screen.findByRole('heading', { name: words.profile });
    expect(field(words.name)).toHaveValue('Somchai');
    expect(field(words.confirm)).toHaveValue('secret-2');
  });

  it.each([
    ['KEY_INVALID', words.notAccepted],
    ['PASSWORD_WEAK', 'Use a number, please'],
    ['BRAND_NEW', ''],
  ])('lets the server check the password’s length; after %s the field says %j', async (code, said) => {
    const app = await start({
      getRegisterOtp: false,
      validateAccount: refusal(code, 400, 'Use a number, please'),
    });
    await app.givePhone();
    await screen.findByRole('heading', { name: words.profile });
    await app.user.type(field(words.name), 'Somchai');
    await app.user.type(field(words.password), '123456');
    await app.user.type(field(words.confirm), '123456');
    await app.next();
    await waitFor(() => expect(app.server.calls(validateAccount)).toHaveLength(1));
    expect(app.server.calls(validateAccount)[0]?.input).toMatchObject({ password: '123456' });
    await waitFor(() => expect(field(words.password)).toHaveAccessibleDescription(said));
    app.server.answer(validateAccount, {});
    await app.user.type(field(words.password), '7');
    expect(field(words.password)).not.toHaveAccessibleDescription();
  });

  it("goes back one step at a time with the phone's Back, but not to an accepted code", async () => {
    const app = await start();
    await app.givePhone();
    await screen.findByRole('heading', { name: words.otpTitle });
    await app.user.type(field(words.otp), '123456');
    await app.giveProfile();
    await screen.findByRole('heading', { name: words.bankTitle });
    await app.goBack();
    await screen.findByRole('heading', { name: words.profile });
    expect(field(words.name)).toHaveValue('Somchai');
    expect(field(words.password)).toHaveValue('secret-1');
    await app.goBack();
    expect(field(words.phone)).toHaveValue(typedPhone);
    await app.next();
    await screen.findByRole('heading', { name: words.profile });
    expect(app.server.calls(sendOtp)).toHaveLength(1);
  });

  it('shows an error for a phone number that is already in use, and keeps the input', async () => {
    const app = await start({
      getRegisterOtp: false,
      validateAccount: refusal('EXISTING_USER', 409),
    });
    await app.givePhone();
    await app.giveProfile();
    expect(await screen.findByText(words.taken)).toBeInTheDocument();
    expect(field(words.name)).toHaveValue('Somchai');
    expect(app.server.calls(validateAccount)[0]?.input).toEqual({
      name: 'Somchai',
      username,
      password: 'secret-1',
    });
  });

  it('goes back to request another code if the verification has expired, and keeps the input', async () => {
    const app = await start({ register: refusal('UNVERIFIED_OTP') });
    const reachProfile = async () => {
      await screen.findByRole('heading', { name: words.otpTitle });
      await app.user.type(field(words.otp), '123456');
      await screen.findByRole('heading', { name: words.profile });
    };
    await app.givePhone();
    await reachProfile();
    await app.giveProfile();
    await app.giveBank('SCB', 'somchai', 'jaidee');
    expect(await screen.findByText(words.unverified)).toBeInTheDocument();
    await waitFor(() => expect(field(words.phone)).toHaveValue(typedPhone));
    expect(app.server.calls(sendOtp)).toHaveLength(1);
    app.server.answer(register, { message: 'OK' });
    await app.next();
    await reachProfile();
    expect(app.server.calls(sendOtp)).toHaveLength(2);
    expect(field(words.confirm)).toHaveValue('secret-1');
    await app.next();
    await screen.findByRole('heading', { name: words.bankTitle });
    expect(field(words.account)).toHaveValue('408-512-7734');
    await app.user.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(app.server.calls(register)).toHaveLength(2);
  });

  it('goes back to request another code if the server refuses the profile of an unverified phone', async () => {
    const app = await start({ validateAccount: refusal('UNVERIFIED_OTP') });
    await app.givePhone();
    await screen.findByRole('heading', { name: words.otpTitle });
    await app.user.type(field(words.otp), '123456');
    await app.giveProfile();
    expect(await screen.findByText(words.unverified)).toBeInTheDocument();
    await waitFor(() => expect(field(words.phone)).toHaveValue(typedPhone));
    await app.next();
    expect(await screen.findByRole('heading', { name: words.otpTitle })).toBeInTheDocument();
    expect(app.server.calls(sendOtp)).toHaveLength(2);
  });

  it('shows an unknown outcome in a dialog that leads to log-in, and keeps the form until then', async () => {
    const app = await start({ getRegisterOtp: false, register: fault('cut') });
    await app.givePhone();
    await app.giveProfile();
    await app.giveBank('SCB', 'somchai', 'jaidee');
    const dialog = await screen.findByRole('alertdialog', { name: app.i18n.t('errors.unknownTitle') });
    expect(dialog).toHaveTextContent(app.i18n.t('register.unknown'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: words.bankTitle })).toBeInTheDocument();
    await waitFor(() => expect(app.server.calls(register)).toHaveLength(1));
    expect(field(words.account)).toHaveValue('408-512-7734');
    expect(app.location()).toBe('/register');
    await app.user.click(within(dialog).getByRole('link', { name: app.i18n.t('login.submit') }));
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(app.server.calls(register)).toHaveLength(1);
  });
});
