import type { Locale } from '@member-wallet/api-sdk';
import type { Locator, Page } from 'playwright-core';

/** The actions of a tutorial, each recorded as frames. */
export interface Tour {
  readonly page: Page;
  /** Shows a cue long enough to read it. */
  say(cue: CueName): Promise<void>;
  /** Shows a touch on the target, taps it, and shows the result. */
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  /** Records the current screen for a moment. */
  see(): Promise<void>;
}

interface Tutorial {
  readonly member: 'demo' | 'fresh';
  readonly steps: (tour: Tour) => Promise<void>;
}

const dialogButton = (page: Page): Locator => page.locator('dialog[open] button');

/**
 * The steps of each tutorial. `say(name)` shows a text of `CUES` at that point; the texts become the captions in
 * every language.
 */
export const TUTORIALS: Record<string, Tutorial> = {
  wallet: {
    member: 'demo',
    async steps({ page, say, press, type, see }) {
      await say('wallet.home');
      await press(
        page
          .locator('main button')
          .filter({ has: page.locator('svg.lucide-arrow-left-right') })
          .first(),
      );
      await say('wallet.choose');
      await press(page.locator('[role=option]').nth(1));
      await say('wallet.amount');
      await type(page.locator('dialog[open] input[name=amount]'), '100');
      await say('wallet.confirm');
      await press(dialogButton(page).filter({ hasText: '100.00' }));
      await page.locator('dialog[open][role=alertdialog]').waitFor();
      await see();
      await say('wallet.done');
    },
  },
  play: {
    member: 'demo',
    async steps({ page, say, press, see }) {
      await say('play.home');
      await page.locator('[role=tabpanel], main section').last().scrollIntoViewIfNeeded();
      await see();
      await say('play.choose');
      await press(page.locator('main button:has(img), main button[class*=game]').first());
      await page.locator('dialog[open]').waitFor();
      await see();
      await say('play.account');
      await see();
      await say('play.open');
    },
  },
  balance: {
    member: 'demo',
    async steps({ page, say, press, see }) {
      await say('balance.total');
      await see();
      await say('balance.games');
      await page.mouse.wheel(0, 420);
      await see();
      await page.mouse.wheel(0, -420);
      await say('balance.history');
      await press(page.locator('nav a[href="/user/statement"]'));
      await page.locator('main li button').first().waitFor();
      await see();
      await press(page.locator('main li button').first());
      await say('balance.entry');
      await see();
    },
  },
  'receive-bonus': {
    member: 'fresh',
    async steps({ page, say, press, see }) {
      await page.goto('/user/bonus');
      await page.getByRole('button', { name: 'DAILY' }).waitFor();
      await say('receive.list');
      await see();
      await press(page.getByRole('button', { name: 'DAILY' }));
      await say('receive.read');
      await see();
      await press(page.locator('dialog[open] button').last());
      await page.locator('dialog[open][role=alertdialog]').waitFor();
      await say('receive.done');
      await see();
      await press(dialogButton(page).last());
      await say('receive.current');
      await see();
    },
  },
  'cancel-bonus': {
    member: 'fresh',
    async steps({ page, say, press, see }) {
      await page.goto('/user/bonus');
      await page.locator('section[aria-labelledby=active-bonus] button').first().waitFor();
      await say('cancel.active');
      await see();
      await press(page.locator('section[aria-labelledby=active-bonus] button').first());
      await page.locator('dialog[open][role=alertdialog]').waitFor();
      await say('cancel.warning');
      await see();
      await press(page.locator('dialog[open][role=alertdialog] button').nth(1));
      await say('cancel.done');
      await see();
    },
  },
};

/** Captions in every language of the product, whatever the language of the screen. */
export const CUES = {
  'wallet.home': {
    th: 'หน้าแรกแสดงยอดเงินรวมของคุณ กดโอนเงินเพื่อย้ายเงิน',
    la: 'ໜ້າຫຼັກສະແດງຍອດເງິນລວມຂອງທ່ານ ກົດໂອນເງິນເພື່ອຍ້າຍເງິນ',
    en: 'Home shows your total balance. Press Transfer to move money.',
  },
  'wallet.choose': {
    th: 'เลือกบัญชีต้นทางและปลายทาง',
    la: 'ເລືອກບັນຊີຕົ້ນທາງ ແລະ ປາຍທາງ',
    en: 'Choose where the money comes from and where it goes.',
  },
  'wallet.amount': {
    th: 'กรอกจำนวนเงิน ขั้นต่ำ 1.00',
    la: 'ປ້ອນຈຳນວນເງິນ ຂັ້ນຕ່ຳ 1.00',
    en: 'Enter the amount, 1.00 or more.',
  },
  'wallet.confirm': {
    th: 'กดปุ่มด้านล่างเพียงครั้งเดียว',
    la: 'ກົດປຸ່ມຂ້າງລຸ່ມພຽງຄັ້ງດຽວ',
    en: 'Press the button once.',
  },
  'wallet.done': {
    th: 'โอนเสร็จแล้ว ดูรายการย้อนหลังได้ที่ประวัติ',
    la: 'ໂອນສຳເລັດແລ້ວ ເບິ່ງລາຍການໄດ້ທີ່ປະຫວັດ',
    en: 'Done. History keeps every movement.',
  },
  'play.home': {
    th: 'เลื่อนลงมาที่บัญชีเกม',
    la: 'ເລື່ອນລົງມາທີ່ບັນຊີເກມ',
    en: 'Scroll down to the game accounts.',
  },
  'play.choose': { th: 'เลือกเกมที่ต้องการ', la: 'ເລືອກເກມທີ່ຕ້ອງການ', en: 'Choose a game.' },
  'play.account': {
    th: 'โอนเงินเข้าบัญชีเกมก่อนเริ่มเล่น',
    la: 'ໂອນເງິນເຂົ້າບັນຊີເກມກ່ອນເລີ່ມຫຼິ້ນ',
    en: 'Move money into the account before you play.',
  },
  'play.open': {
    th: 'กดเล่นเพื่อเปิดเกม โปรดเล่นอย่างมีสติ',
    la: 'ກົດຫຼິ້ນເພື່ອເປີດເກມ ກະລຸນາຫຼິ້ນຢ່າງມີສະຕິ',
    en: 'Press Play to open the game. Please play responsibly.',
  },
  'balance.total': {
    th: 'ยอดเงินรวมคือกระเป๋าเงินบวกทุกบัญชีเกม',
    la: 'ຍອດເງິນລວມແມ່ນກະເປົາເງິນບວກທຸກບັນຊີເກມ',
    en: 'The total is your wallet plus every game account.',
  },
  'balance.games': {
    th: 'แต่ละเกมแสดงยอดของตัวเอง',
    la: 'ແຕ່ລະເກມສະແດງຍອດຂອງຕົນເອງ',
    en: 'Each game shows its own balance.',
  },
  'balance.history': {
    th: 'ประวัติแสดงเงินเข้าและเงินออกทุกรายการ',
    la: 'ປະຫວັດສະແດງເງິນເຂົ້າ ແລະ ເງິນອອກທຸກລາຍການ',
    en: 'History shows all money in and out.',
  },
  'balance.entry': {
    th: 'กดรายการเพื่อดูรายละเอียดและบันทึกเป็นรูปภาพ',
    la: 'ກົດລາຍການເພື່ອເບິ່ງລາຍລະອຽດ ແລະ ບັນທຶກເປັນຮູບພາບ',
    en: 'Press an entry for its details, and to save it as a picture.',
  },
  'receive.list': {
    th: 'หน้าโบนัสแสดงโบนัสที่รับได้',
    la: 'ໜ້າໂບນັດສະແດງໂບນັດທີ່ຮັບໄດ້',
    en: 'The bonus page lists what you can receive.',
  },
  'receive.read': {
    th: 'อ่านเงื่อนไขก่อนกดรับ',
    la: 'ອ່ານເງື່ອນໄຂກ່ອນກົດຮັບ',
    en: 'Read the conditions before you receive it.',
  },
  'receive.done': {
    th: 'โบนัสเข้ากระเป๋าเงินแล้ว',
    la: 'ໂບນັດເຂົ້າກະເປົາເງິນແລ້ວ',
    en: 'The bonus is in your wallet.',
  },
  'receive.current': {
    th: 'โบนัสที่ใช้อยู่จะแสดงด้านบน',
    la: 'ໂບນັດທີ່ກຳລັງໃຊ້ຈະສະແດງຢູ່ຂ້າງເທິງ',
    en: 'The bonus in use stands at the top.',
  },
  'cancel.active': {
    th: 'โบนัสที่ใช้อยู่มีปุ่มยกเลิก',
    la: 'ໂບນັດທີ່ກຳລັງໃຊ້ມີປຸ່ມຍົກເລີກ',
    en: 'The bonus in use has a cancel button.',
  },
  'cancel.warning': {
    th: 'อ่านคำเตือนก่อนยืนยัน ยกเลิกแล้วนำกลับมาไม่ได้',
    la: 'ອ່ານຄຳເຕືອນກ່ອນຢືນຢັນ ຍົກເລີກແລ້ວເອົາກັບຄືນບໍ່ໄດ້',
    en: 'Read the warning first: a cancelled bonus does not come back.',
  },
  'cancel.done': {
    th: 'ยกเลิกแล้ว เลือกโบนัสใหม่ได้',
    la: 'ຍົກເລີກແລ້ວ ເລືອກໂບນັດໃໝ່ໄດ້',
    en: 'It is cancelled. You can choose another.',
  },
} satisfies Record<string, Record<Locale, string>>;

export type CueName = keyof typeof CUES;
