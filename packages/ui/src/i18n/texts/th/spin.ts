import type { TranslationOf } from '#/i18n/text-types';
import type { spin as english } from '../en/spin';

export const spin = {
  title: 'วงล้อโชคดี',
  spin: 'หมุน',
  coins: '{{count}} เหรียญ',
  left: 'หมุนได้อีก {{count}} ครั้ง',
  turning: 'วงล้อกำลังหมุน',
  state: 'คุณมี {{count}} เหรียญสำหรับหมุน',
  noCoins: 'คุณไม่มีเหรียญสำหรับหมุน',
  congratulations: 'ยินดีด้วย!',
  won: 'คุณได้รางวัล {{prize}}',
  wonHint: 'รางวัลอยู่ในคูปองของคุณแล้ว',
  unknown: 'การเชื่อมต่อขาดหายก่อนได้รับคำตอบ หากคุณได้รางวัล รางวัลจะอยู่ในคูปองด้านล่าง',
  inactiveTitle: 'วงล้อยังไม่เปิดให้หมุน',
  inactiveHint: 'โปรดกลับมาใหม่ภายหลัง เหรียญของคุณยังอยู่ครบ',
  goHome: 'กลับหน้าแรก',
  coupons: 'คูปองของคุณ',
  number: 'ลำดับ',
  prize: 'รางวัล',
  amount: 'จำนวน',
  claim: 'รับ',
  claimOf: 'รับ {{prize}}',
  claimHint: 'ต้องการรับรางวัลนี้เลยหรือไม่?',
  claimed: 'คุณได้รับรางวัลแล้ว',
  emptyTitle: 'คุณยังไม่มีคูปอง',
  emptyHint: 'หมุนวงล้อเพื่อลุ้นรับคูปอง',
} as const satisfies TranslationOf<typeof english>;
