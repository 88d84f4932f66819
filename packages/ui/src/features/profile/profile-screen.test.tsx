import { changePassword, getAgreements, getProfile, updateProfile } from '@member-wallet/api-sdk';
import { type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { A_PROFILE } from '#/testing/default-answers';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

const WORDS = {
  th: {
    title: 'โปรไฟล์',
    change: 'เปลี่ยนรหัสผ่าน',
    old: 'รหัสผ่านปัจจุบัน',
    next: 'รหัสผ่านใหม่',
    confirm: 'ยืนยันรหัสผ่านใหม่',
    save: 'บันทึก',
    cancel: 'ยกเลิก',
    close: 'ปิด',
    differ: 'รหัสผ่านไม่ตรงกัน',
    notAccepted: 'ระบบไม่รับรหัสผ่านนี้ โปรดลองรหัสผ่านที่ยาวขึ้น',
    success: 'สำเร็จ',
    error: 'ทำรายการไม่ได้',
    wrong: /^.*รหัสผ่านปัจจุบันไม่ถูกต้อง/,
    unknown: /รหัสผ่านใหม่อาจใช้ได้แล้ว/,
    edit: 'แก้ไขโปรไฟล์',
    name: 'ชื่อ',
    account: 'เลขบัญชี',
    last: 'นามสกุล',
    saved: 'บันทึกโปรไฟล์แล้ว',
    required: /^โปรดกรอก./,
    failed: 'โหลดข้อมูลไม่สำเร็จ',
    bank: 'ธนาคาร',
    usual: 'ปกติมี 10–12 หลัก โปรดตรวจสอบเลขบัญชี',
    holder: 'ใจดี',
    latin: 'ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น',
    reload: 'โหลดใหม่',
    agreement: 'ข้อตกลง',
    noAgreement: 'ยังไม่มีข้อตกลงให้แสดง',
  },
  la: {
    title: 'ໂປຣໄຟລ໌',
    change: 'ປ່ຽນລະຫັດຜ່ານ',
    old: 'ລະຫັດຜ່ານປັດຈຸບັນ',
    next: 'ລະຫັດຜ່ານໃໝ່',
    confirm: 'ຢືນຢັນລະຫັດຜ່ານໃໝ່',
    save: 'ບັນທຶກ',
    cancel: 'ຍົກເລີກ',
    close: 'ປິດ',
    differ: 'ລະຫັດຜ່ານບໍ່ຕົງກັນ',
    notAccepted: 'ລະບົບບໍ່ຮັບລະຫັດຜ່ານນີ້ ກະລຸນາລອງລະຫັດຜ່ານທີ່ຍາວກວ່າ',
    success: 'ສຳເລັດ',
    error: 'ເຮັດລາຍການບໍ່ໄດ້',
    wrong: /ລະຫັດຜ່ານປັດຈຸບັນບໍ່ຖືກຕ້ອງ/,
    unknown: /ລະຫັດຜ່ານໃໝ່ອາດໃຊ້ໄດ້ແລ້ວ/,
    edit: 'ແກ້ໄຂໂປຣໄຟລ໌',
    name: 'ຊື່',
    account: 'ເລກບັນຊີ',
    last: 'ນາມສະກຸນ',
    saved: 'ບັນທຶກໂປຣໄຟລ໌ແລ້ວ',
    required: /^ກະລຸນາປ້ອນ./,
    failed: 'ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ',
    bank: 'ທະນາຄານ',
    usual: 'ປົກກະຕິມີ 6–20 ຕົວເລກ ກະລຸນາກວດເລກບັນຊີ',
    holder: 'ໃຈດີ',
    latin: 'ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ',
    reload: 'ໂຫຼດໃໝ່',
    agreement: 'ຂໍ້ຕົກລົງ',
    noAgreement: 'ຍັງບໍ່ມີຂໍ້ຕົກລົງໃຫ້ສະແດງ',
  },
} as const;

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('profile in %s', (locale, market) => {
  const words = WORDS[locale];
  const field = (label: string) => screen.getByLabelText(label, { exact: true, selector: 'input' });
  const start = (answers: Answers = {}, path = '/user/profile') =>
    renderApp({ path, market, token: 't', answers });

  async function openDialog(answers: Answers = {}) {
    const app = await start(answers);
    await app.user.click(await screen.findByRole('button', { name: words.change }));
    const dialog = await screen.findByRole('dialog', { name: words.change });
    const save = () => app.user.click(within(dialog).getByRole('button', { name: words.save }));
    const type = async (old: string, next: string, confirmation: string) => {
      for (const [label, text] of [
        [words.old, old],
        [words.next, next],
        [words.confirm, confirmation],
      ] as const) {
        await app.user.clear(field(label));
        if (text) await app.user.type(field(label), text);
      }
    };
    return { ...app, dialog, save, type };
  }

  describe('the agreement', () => {
    const open = async (answers: Answers) => {
      const app = await start(answers);
      const entry = await screen.findByRole('button', { name: words.agreement });
      expect(app.server.calls(getAgreements)).toHaveLength(0);
      await app.user.click(entry);
      return { ...app, dialog: await screen.findByRole('dialog', { name: words.agreement }) };
    };

    it('can be read again without accepting it', async () => {
      const { areas, dialog, user } = await open({ getAgreements: ['<p>Play <b>with care</b></p>', 'Two'] });
      expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2);
      expect(dialog).toHaveTextContent(/Play with care.*Two/);
      await user.click(within(dialog).getByRole('button', { name: words.close }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(areas.local.getItem('remember-agreement')).toBeNull();
    });

    it('shows a message if the operator has none', async () => {
      const { dialog } = await open({ getAgreements: [] });
      expect(await within(dialog).findByText(words.noAgreement)).toBeInTheDocument();
    });

    it('offers a reload if it failed to load', async () => {
      const { dialog, server, user } = await open({ getAgreements: refusal('INTERNAL_SERVER_ERROR', 500) });
      expect(await within(dialog).findByText(words.failed)).toBeInTheDocument();
      server.answer(getAgreements, ['One']);
      await user.click(within(dialog).getByRole('button', { name: words.reload }));
      expect(await within(dialog).findByText('One', { ignore: '[aria-hidden] *' })).toBeInTheDocument();
    });
  });

  it('edits name and bank account by the rules of registration', async () => {
    const app = await start();
    await app.user.click(await screen.findByRole('link', { name: words.edit }));
    await screen.findByRole('heading', { name: words.edit });
    expect(app.location()).toBe('/user/profile/edit');
    const [name] = screen.getAllByLabelText(words.name, { exact: true });
    if (!name) throw new Error('no field for the name');
    expect(name).toHaveValue('Somchai Jaidee');
    expect(field(words.last)).toHaveValue('JAIDEE');
    await app.user.clear(field(words.last));
    await app.user.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(field(words.last)).toHaveAccessibleDescription(words.required));
    expect(app.server.calls(updateProfile)).toHaveLength(0);

    await app.user.type(field(words.last), 'jaingam');
    await app.user.clear(field(words.account));
    await app.user.type(field(words.account), '111-222-3334');
    await app.user.clear(name);
    await app.user.type(name, 'Somchai J');
    await app.user.click(screen.getByRole('button', { name: words.save }));
    expect(await screen.findByText(words.saved)).toBeInTheDocument();
    await waitFor(() => expect(app.location()).toBe('/user/profile'));
    expect(app.server.calls(updateProfile)[0]?.input).toEqual({
      name: 'Somchai J',
      bankCode: 'SCB',
      bankAccountName: 'SOMCHAI JAINGAM',
      bankAccountNo: '1112223334',
    });
    await waitFor(() => expect(app.server.calls(getProfile)).toHaveLength(2));
  });

  it('requires English letters for a bank that only shows those, even if the market does not list it', async () => {
    const app = await start({}, '/user/profile/edit');
    await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${words.bank}`) }));
    await app.user.click(await screen.findByRole('option', { name: /KTB|กรุงไทย/ }));
    await app.user.clear(field(words.last));
    await app.user.type(field(words.last), words.holder);
    await app.user.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(field(words.last)).toHaveAccessibleDescription(words.latin));
    expect(app.server.calls(updateProfile)).toHaveLength(0);
  });

  it('accepts a new account number of unusual length, with a note to check it', async () => {
    const app = await start({}, '/user/profile/edit');
    const account = await screen.findByLabelText(words.account, { exact: true, selector: 'input' });
    await app.user.clear(account);
    expect(account).not.toHaveAccessibleDescription();
    await app.user.type(account, '123');
    expect(account).toHaveAccessibleDescription(words.usual);
    expect(account).toBeValid();
    await app.user.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() =>
      expect(app.server.calls(updateProfile)[0]?.input).toMatchObject({ bankAccountNo: '123' }),
    );
  });

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it.each([
    ['', 'new-pass-1', 'new-pass-1'],
    ['old-1', '', 'new-pass-1'],
    ['old-1', 'new-pass-1', ''],
  ])('shows and sends nothing for the passwords %j, %j, %j', async (old, next, confirmation) => {
    const app = await openDialog();
    await app.type(old, next, confirmation);
    await app.save();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(app.server.calls(changePassword)).toHaveLength(0);
  });

  it('shows inline that the new passwords differ', async () => {
    const app = await openDialog();
    await app.type('old-1', 'new-pass-1', 'new-pass-2');
    await app.save();
    expect(field(words.confirm)).toHaveAccessibleDescription(words.differ);
    expect(app.server.calls(changePassword)).toHaveLength(0);
  });

  it.each([
    ['KEY_INVALID', words.notAccepted],
    ['WEAK_PASSWORD', 'Use a number, please'],
  ])('lets the server check a new password’s length; after %s the alert says %j', async (code, said) => {
    const app = await openDialog({ changePassword: refusal(code, 400, 'Use a number, please') });
    await app.type('old-1', '123456', '123456');
    await app.save();
    const alert = await screen.findByRole('alertdialog', { name: words.error });
    expect(app.server.calls(changePassword)[0]?.input).toMatchObject({ newPassword: '123456' });
    expect(alert).toHaveTextContent(said);
    expect(screen.getAllByText(said, { exact: false })).toHaveLength(1);
  });

  it('saves once, confirms it, closes and discards the input', async () => {
    const app = await openDialog();
    await app.type('old-1', 'new-pass-1', 'new-pass-1');
    await app.save();
    const alert = await screen.findByRole('alertdialog', { name: words.success });
    const [call] = app.server.calls(changePassword);
    expect(call?.input).toEqual({ oldPassword: 'old-1', newPassword: 'new-pass-1' });
    await app.user.click(within(alert).getAllByRole('button', { name: words.close })[1] as HTMLElement);
    expect(screen.queryByRole('dialog', { name: words.change })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: words.change }));
    expect(field(words.old)).toHaveValue('');
  });

  it("shows the catalogue's text for a wrong password once, with an explanation", async () => {
    const app = await openDialog({ changePassword: refusal('WRONG_CREDENTIAL') });
    await app.type('old-1', 'new-pass-1', 'new-pass-1');
    await app.save();
    const alert = await screen.findByRole('alertdialog', { name: words.error });
    const meant = app.i18n.t('profile.oldPasswordWrong');
    expect(alert).toHaveTextContent(`${app.i18n.t('server.WRONG_CREDENTIAL')} ${meant}`);
    expect(screen.getAllByText(meant, { exact: false })).toHaveLength(1);
    await app.user.click(within(alert).getAllByRole('button', { name: words.close })[1] as HTMLElement);
    expect(screen.queryByText(meant, { exact: false })).toBeNull();
  });

  it.each([
    ['a refusal', refusal('WRONG_PASSWORD'), words.wrong],
    ['a lost response', fault('cut'), words.unknown],
  ] as const)('explains %s, and keeps the input', async (_, answer, text) => {
    const app = await openDialog({ changePassword: answer });
    await app.type('old-1', 'new-pass-1', 'new-pass-1');
    await app.save();
    expect(await screen.findByRole('alertdialog', { name: words.error })).toHaveTextContent(text);
    expect(field(words.next)).toHaveValue('new-pass-1');
    expect(app.server.calls(changePassword)).toHaveLength(1);
  });

  it.each([
    ['a short number', 'SCB', 'SOMCHAI JAIDEE', '408512'],
    ['a hidden number and one name', 'SCB', 'สมชาย', 'xxx-x-x773-4'],
    ['a bank that is listed no more', 'OLD', 'Somchai Jaidee', '123'],
  ])('lets a member with %s change only the name', async (_, bankCode, bankAccountName, bankAccountNo) => {
    const held = { bankCode, bankAccountName, bankAccountNo };
    const profile = { ...A_PROFILE, bankAccount: { ...held, bank: { nameTH: 'ธนาคารเดิม', nameEN: 'Old' } } };
    const app = await start({ getProfile: profile }, '/user/profile/edit');
    const name = (await screen.findAllByLabelText(words.name, { exact: true }))[0] as HTMLElement;
    await app.user.click(field(words.account));
    await app.user.clear(name);
    await app.user.type(name, 'New');
    expect(screen.queryByText(words.usual)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(app.server.calls(updateProfile)[0]?.input).toEqual({ name: 'New', ...held }));
  });

  it.each(['', '12a4'])('does not send the account number %j', async (typed) => {
    const app = await start({}, '/user/profile/edit');
    const account = await screen.findByLabelText(words.account, { exact: true, selector: 'input' });
    await app.user.clear(account);
    if (typed) await app.user.type(account, typed);
    await app.user.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(account).toBeInvalid());
    expect(app.server.calls(updateProfile)).toHaveLength(0);
  });

  it('keeps the input if the server refuses it', async () => {
    const app = await start({ updateProfile: refusal('EXISTING_BANK', 409) }, '/user/profile/edit');
    await app.user.type(await screen.findByLabelText(words.last, { exact: true }), 'X');
    await app.user.click(screen.getByRole('button', { name: words.save }));
    expect(await screen.findByRole('alertdialog', { name: words.error })).toBeInTheDocument();
    expect(field(words.last)).toHaveValue('JAIDEEX');
    expect(app.location()).toBe('/user/profile/edit');
  });

  it.each(['/user/profile', '/user/profile/edit'])(
    '%s offers a reload, without an error dialog, when loading fails',
    async (path) => {
      const app = await start({ getProfile: refusal('INTERNAL_SERVER_ERROR', 500) }, path);
      expect(await screen.findByText(words.failed)).toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      app.server.answer(getProfile, A_PROFILE);
      await app.user.click(screen.getByRole('button', { name: /โหลดใหม่|ໂຫຼດໃໝ່/ }));
      await waitFor(() => expect(screen.queryByText(words.failed)).not.toBeInTheDocument());
    },
  );
});

describe('the bank’s name', () => {
  const held = (bankCode: string, bank?: object) => ({
    profile: { _id: '7', username: '0812345678', name: 'A' },
    bankAccount: { bankCode, bankAccountName: 'A B', bankAccountNo: '123456', bank },
  });
  const NEW = { nameTH: 'ธนาคารใหม่', nameEN: 'New Bank' };
  const SCB = { th: 'ธนาคาร SCB', la: 'ທະນາຄານ SCB', en: 'Bank SCB' };

  it.each([
    ['th', held('SCB'), SCB.th, 'SCB'],
    ['la', held('SCB'), SCB.la, `SCB · ${SCB.th}`],
    ['en', held('SCB'), SCB.en, `SCB · ${SCB.th}`],
    // A bank that this build does not know has the server's names.
    ['th', held('NEW', NEW), NEW.nameTH, 'NEW'],
    ['en', held('NEW', NEW), NEW.nameEN, `NEW · ${NEW.nameTH}`],
    ['la', held('NEW', { nameTH: NEW.nameTH }), NEW.nameTH, 'NEW'],
    ['th', held('NEW', { nameEN: NEW.nameEN }), NEW.nameEN, 'NEW'],
    ['en', held('NEW'), 'NEW', 'NEW'],
  ] as const)('is shown in %s, and in Thai below it: %#', async (locale, answer, name, below) => {
    await renderApp({ path: '/user/profile', token: 't', locale, answers: { getProfile: answer } });
    const card = await screen.findByRole('region', { name: /บัญชีธนาคาร|ບັນຊີທະນາຄານ|Bank account/ });
    expect([...card.querySelectorAll('p')].map((line) => line.textContent)).toEqual(
      expect.arrayContaining([name, below]),
    );
  });
});
