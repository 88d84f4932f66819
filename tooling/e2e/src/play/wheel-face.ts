import type { Page } from 'playwright-core';

/** Prize names of about thirty characters, as operators write them. */
export const NAMES = {
  th: [
    'เครดิตฟรีสำหรับสมาชิกใหม่ทุกคน',
    'โบนัสพิเศษสำหรับสมาชิกใหม่วันนี้',
    'ตั๋วเครื่องบินไปกลับเชียงใหม่',
    'บัตรกำนัลห้างสรรพสินค้าชั้นนำ',
    'ทองคำแท่งน้ำหนักหนึ่งบาทเต็ม ๆ',
    'โทรศัพท์มือถือรุ่นใหม่ล่าสุด',
    'หมุนวงล้อฟรีเพิ่มอีกสิบครั้ง',
    'รับเครดิตเงินคืนห้าเปอร์เซ็นต์',
    'คูปองส่วนลดค่าธรรมเนียมถอนเงิน',
    'รถจักรยานยนต์ไฟฟ้าหนึ่งคันใหม่',
    'แพ็กเกจท่องเที่ยวพร้อมที่พัก',
    'เงินสด ฿1,000,000 เข้ากระเป๋า',
  ],
  la: [
    'ເຄຣດິດຟຣີສຳລັບສະມາຊິກໃໝ່ທຸກຄົນ',
    'ໂບນັດພິເສດສຳລັບສະມາຊິກໃໝ່ມື້ນີ້',
    'ປີ້ຍົນໄປກັບຫຼວງພະບາງສອງທ່ານ',
    'ບັດຂອງຂວັນຮ້ານຄ້າຊັ້ນນຳຂອງລາວ',
    'ຄຳແທ່ງນ້ຳໜັກໜຶ່ງບາດເຕັມ',
    'ໂທລະສັບມືຖືລຸ້ນໃໝ່ຫຼ້າສຸດ',
    'ໝຸນວົງລໍ້ຟຣີເພີ່ມອີກສິບຄັ້ງ',
    'ຮັບເຄຣດິດເງິນຄືນຫ້າເປີເຊັນ',
    'ຄູປ໋ອງສ່ວນຫຼຸດຄ່າທຳນຽມຖອນເງິນ',
    'ລົດຈັກໄຟຟ້າໜຶ່ງຄັນໃໝ່ປ້າຍແດງ',
    'ແພັກເກດທ່ອງທ່ຽວພ້ອມທີ່ພັກ',
    'ເງິນສົດ ₭1,000,000 ເຂົ້າກະເປົາ',
  ],
} as const;

/** Colours in many notations, and their sRGB values. */
export const COLOURS: readonly (readonly [css: string, rgb: readonly [number, number, number]])[] = [
  ['crimson', [220, 20, 60]],
  ['tomato', [255, 99, 71]],
  ['rebeccapurple', [102, 51, 153]],
  ['LightGoldenRodYellow', [250, 250, 210]],
  ['hsl(0.5turn 100% 50%)', [0, 255, 255]],
  ['hsl(200grad, 100%, 25%)', [0, 128, 128]],
  ['oklch(0.628 0.2577 29.23)', [255, 0, 0]],
  ['lab(46.277 -47.552 48.586)', [0, 128, 0]],
  ['hwb(240 20% 20%)', [51, 51, 204]],
  ['color(srgb 0.2 0.4 0.6)', [51, 102, 153]],
  ['rgb(12 34 56 / 1)', [12, 34, 56]],
  ['f6b73c', [246, 183, 60]],
];

export interface Slice {
  readonly code: string;
  readonly label: string;
  readonly bgColor?: string;
  readonly textColor?: string;
}

interface Written {
  readonly text: string;
  readonly size: number;
  readonly top: number;
  readonly font: string;
}

/** Records the texts that are drawn on the wheel, with sizes in CSS pixels. */
export const recordDrawing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const written: Written[] = [];
    const { fillText, setTransform } = CanvasRenderingContext2D.prototype;
    Object.assign(window, { written });
    // The wheel is redrawn when its fonts load or its size changes.
    CanvasRenderingContext2D.prototype.setTransform = function (...matrix: unknown[]) {
      written.length = 0;
      Reflect.apply(setTransform, this, matrix);
    };
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      const { a, b } = this.getTransform();
      const scale = Math.hypot(a, b) / devicePixelRatio;
      const size = scale * Number(/([\d.]+)px/.exec(this.font)?.[1]);
      written.push({ text, size, top: scale * -y + size / 2, font: this.font });
      fillText.call(this, text, x, y);
    };
  });

/** Waits until the wheel is drawn with its own fonts. @returns that drawing */
export async function drawingWithFonts(page: Page): Promise<readonly Written[]> {
  const face = await page.waitForFunction(() => {
    const written = Reflect.get(window, 'written') as Written[];
    return written.length > 0 && !written[0]?.font.endsWith('sans-serif, sans-serif') && written;
  });
  return (await face.jsonValue()) as Written[];
}
