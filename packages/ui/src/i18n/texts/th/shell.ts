import type { TranslationOf } from '#/i18n/text-types';
import type { shell as english } from '../en/shell';

export const shell = {
  logOut: 'ออกจากระบบ',
  mainMenu: 'เมนูหลัก',
  home: 'หน้าแรก',
  register: 'สมัคร',
  howto: 'วิธีใช้',
  contact: 'ติดต่อ',
  profile: 'โปรไฟล์',
  conditions: 'เงื่อนไข',
  statement: 'ประวัติ',
  notFound: 'ไม่พบหน้าที่คุณต้องการ',
  notFoundHint: 'ที่อยู่อาจเปลี่ยนไปหรือพิมพ์ไม่ถูกต้อง',
  goHome: 'กลับหน้าแรก',
  terminated: 'ปิดให้บริการแล้ว',
  terminatedHint: 'ไม่สามารถใช้บริการผ่านที่อยู่นี้ได้อีก โปรดติดต่อพนักงาน',
  checkAgain: 'ตรวจสอบอีกครั้ง',
  conditionsTitle: 'เงื่อนไขการใช้บริการ',
  conditionsEmpty: 'ยังไม่มีเงื่อนไขให้แสดง',
  localeFailed: 'โหลดภาษาไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อ',
  language: 'ภาษา',
  theme: 'ธีม',
  'theme.system': 'ตามอุปกรณ์',
  'theme.light': 'สว่าง',
  'theme.dark': 'มืด',
} as const satisfies TranslationOf<typeof english>;
