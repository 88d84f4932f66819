import type { TranslationOf } from '#/i18n/text-types';
import type { home as english } from '../en/home';

export const home = {
  greeting: 'สวัสดี',
  balance: 'ยอดเงินคงเหลือ',
  referral: 'โบนัสแนะนำ',
  deposit: 'ฝากเงิน',
  withdraw: 'ถอนเงิน',
  transfer: 'โอนเงิน',
  refresh: 'รีเฟรชยอดเงิน',
  lastSync: 'อัปเดตเมื่อ {{time}}',
  pullDown: 'ดึงลงเพื่อรีเฟรช',
  pullRelease: 'ปล่อยเพื่อรีเฟรช',
  refreshing: 'กำลังรีเฟรชยอดเงิน',
  bonus: 'โบนัส',
  spin: 'วงล้อ',
  refreshAll: 'รีเฟรช',
  invite: 'แนะนำ',
  refund: 'คืนยอดเสีย',
  banners: 'ข่าวสาร',
  continue: 'ดำเนินการต่อ',
  games: 'บัญชีเกม',
  'category.slot': 'สล็อต',
  'category.sport': 'กีฬาและคาสิโน',
  'category.lotto': 'หวย',
  emptyTitle: 'ยังไม่มีเกมในหมวดนี้',
  emptyHint: 'ลองดูหมวดอื่น',
} as const satisfies TranslationOf<typeof english>;
