import type { MarketId } from '../markets/market';
import { withCode } from '../markets/market';
import type { Minor } from '../money/minor-units';

export type BonusType = 'limit' | 'day' | 'week';

/** The amount of a bonus and when it ends. Amounts are in satang, and converted for members with kip. */
export interface Terms {
  readonly amount: Minor;
  /** How many times the amount must be wagered before the bonus ends; 0 for no requirement. */
  readonly turnover: bigint;
  /** The bonus counts as lost once the balance falls to this percentage of the balance on receipt. */
  readonly percentFail: number;
}

export interface BonusOffer extends Terms {
  readonly code: string;
  /** The period in which `maxReceived` counts. */
  readonly type: BonusType;
  readonly maxReceived: number | null;
  /** How many receipts there can be in total, over all members. */
  readonly quota: number | null;
  /** One text per banner, as HTML. */
  readonly texts: Readonly<Record<MarketId, readonly string[]>>;
}

export interface Promotion extends Terms {
  readonly code: string;
  readonly description: Readonly<Record<MarketId, string>>;
}

export const bonusOffers: readonly BonusOffer[] = [
  {
    code: 'WELCOME',
    type: 'limit',
    maxReceived: 1,
    quota: null,
    amount: 500_00n,
    turnover: 3n,
    percentFail: 10,
    texts: {
      th: [
        '<h3>โบนัสต้อนรับ</h3><p>สำหรับสมาชิกใหม่ รับได้ <strong>1 ครั้ง</strong></p>',
        '<p>ทำยอด 3 เท่าของโบนัสก่อนจบโบนัส</p>',
      ],
      la: [
        '<h3>ໂບນັດຕ້ອນຮັບ</h3><p>ສຳລັບສະມາຊິກໃໝ່ ຮັບໄດ້ <strong>1 ຄັ້ງ</strong></p>',
        '<p>ເຮັດຍອດ 3 ເທົ່າຂອງໂບນັດກ່ອນຈົບໂບນັດ</p>',
      ],
    },
  },
  {
    code: 'DAILY',
    type: 'day',
    maxReceived: 1,
    quota: null,
    amount: 20_00n,
    turnover: 0n,
    percentFail: 5,
    texts: {
      th: ['<h3>โบนัสรายวัน</h3><p>รับได้วันละ 1 ครั้ง ไม่ต้องทำยอด</p>'],
      la: ['<h3>ໂບນັດປະຈຳວັນ</h3><p>ຮັບໄດ້ມື້ລະ 1 ຄັ້ງ ບໍ່ຕ້ອງເຮັດຍອດ</p>'],
    },
  },
  {
    code: 'WEEKEND',
    type: 'week',
    maxReceived: 1,
    quota: null,
    amount: 150_00n,
    turnover: 2n,
    percentFail: 10,
    texts: {
      th: ['<h3>โบนัสประจำสัปดาห์</h3><p>รับได้สัปดาห์ละ 1 ครั้ง ทำยอด 2 เท่า</p>'],
      la: ['<h3>ໂບນັດປະຈຳອາທິດ</h3><p>ຮັບໄດ້ອາທິດລະ 1 ຄັ້ງ ເຮັດຍອດ 2 ເທົ່າ</p>'],
    },
  },
  {
    code: 'LOYAL',
    type: 'limit',
    maxReceived: 3,
    quota: null,
    amount: 100_00n,
    turnover: 2n,
    percentFail: 10,
    texts: {
      th: ['<h3>ขอบคุณสมาชิก</h3><p>รับได้ทั้งหมด 3 ครั้ง</p>', '<p>ทำยอด 2 เท่าของโบนัส</p>'],
      la: ['<h3>ຂອບໃຈສະມາຊິກ</h3><p>ຮັບໄດ້ທັງໝົດ 3 ຄັ້ງ</p>', '<p>ເຮັດຍອດ 2 ເທົ່າຂອງໂບນັດ</p>'],
    },
  },
  {
    code: 'SPORTS',
    type: 'week',
    maxReceived: 2,
    quota: null,
    amount: 80_00n,
    turnover: 4n,
    percentFail: 15,
    texts: {
      th: ['<h3>โบนัสกีฬา</h3><p>รับได้สัปดาห์ละ 2 ครั้ง ทำยอด 4 เท่า</p>'],
      la: ['<h3>ໂບນັດກິລາ</h3><p>ຮັບໄດ້ອາທິດລະ 2 ຄັ້ງ ເຮັດຍອດ 4 ເທົ່າ</p>'],
    },
  },
  {
    code: 'FIRST1',
    type: 'limit',
    maxReceived: 1,
    quota: 1,
    amount: 300_00n,
    turnover: 1n,
    percentFail: 10,
    texts: {
      th: ['<h3>โบนัสจำนวนจำกัด</h3><p>มีเพียง 1 สิทธิ์ มาก่อนได้ก่อน</p>'],
      la: ['<h3>ໂບນັດຈຳນວນຈຳກັດ</h3><p>ມີພຽງ 1 ສິດ ໃຜມາກ່ອນໄດ້ກ່ອນ</p>'],
    },
  },
];

export const promotions: readonly Promotion[] = [
  {
    code: 'FRIEND50',
    amount: 50_00n,
    turnover: 0n,
    percentFail: 10,
    description: {
      th: '<p>รับเครดิตพิเศษสำหรับสมาชิกที่มีรหัสจากเพื่อน ไม่ต้องทำยอด</p>',
      la: '<p>ຮັບເຄຣດິດພິເສດສຳລັບສະມາຊິກທີ່ມີລະຫັດຈາກໝູ່ ບໍ່ຕ້ອງເຮັດຍອດ</p>',
    },
  },
  {
    code: 'NEWYEAR',
    amount: 99_00n,
    turnover: 2n,
    percentFail: 15,
    description: {
      th: '<p>โปรโมชั่นปีใหม่ ทำยอด 2 เท่าก่อนจบโปร</p>',
      la: '<p>ໂປຣໂມຊັນປີໃໝ່ ເຮັດຍອດ 2 ເທົ່າກ່ອນຈົບໂປຣ</p>',
    },
  },
  {
    code: 'LASTWEEK',
    amount: 150_00n,
    turnover: 1n,
    percentFail: 10,
    description: {
      th: '<p>โปรโมชั่นประจำสัปดาห์</p>',
      la: '<p>ໂປຣໂມຊັນປະຈຳອາທິດ</p>',
    },
  },
];

export const offerOf = (code: string): BonusOffer | undefined => withCode(bonusOffers, code);

export const promotionOf = (code: string): Promotion | undefined =>
  promotions.find((promotion) => promotion.code === code);
