import type { TranslationOf } from '#/i18n/text-types';
import type * as english from '../en/controls';

export const fields = {
  amountPresets: 'เลือกจำนวนเงิน',
  search: 'ค้นหา',
  noMatch: 'ไม่พบ “{{query}}”',
  noMatchHint: 'ตรวจตัวสะกดหรือล้างคำค้นหา',
  clearSearch: 'ล้างคำค้นหา',
  choose: 'เลือก',
  step: 'ขั้นตอน {{step}}/{{total}}',
  all: 'ทั้งหมด',
  holderLatin: 'ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น',
  accountNumber: 'เลขบัญชีไม่ถูกต้อง โปรดตรวจสอบตัวเลขอีกครั้ง',
  amount: 'โปรดกรอกจำนวนเงินเป็นตัวเลข',
  amountDecimals: 'ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง',
  amountTooLarge: 'จำนวนเงินมากเกินไป โปรดกรอกจำนวนที่น้อยลง',
  passwordsDiffer: 'รหัสผ่านไม่ตรงกัน',
  passwordRefused: 'ระบบไม่รับรหัสผ่านนี้ โปรดลองรหัสผ่านที่ยาวขึ้น',
} as const satisfies TranslationOf<typeof english.fields>;

export const pager = {
  pages: 'หน้ารายการ',
  page: 'หน้า {{page}}',
  previousPage: 'หน้าก่อนหน้า',
  nextPage: 'หน้าถัดไป',
} as const satisfies TranslationOf<typeof english.pager>;

export const clipboard = {
  copy: 'คัดลอก{{what}}',
  copied: 'คัดลอกแล้ว: {{text}}',
  failed: 'คัดลอกไม่สำเร็จ',
} as const satisfies TranslationOf<typeof english.clipboard>;

export const pictures = {
  zoomIn: 'ขยาย',
  zoomOut: 'ย่อ',
  failed: 'แสดงรูปนี้ไม่ได้',
  hold: 'กดค้างที่รูปเพื่อบันทึก',
  noDownloads: 'แอปนี้บันทึกไฟล์ไม่ได้ โปรดเปิดหน้านี้ใน Chrome หรือ Safari',
} as const satisfies TranslationOf<typeof english.pictures>;
