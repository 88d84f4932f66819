import type { TranslationOf } from '#/i18n/text-types';
import type { errors as english } from '../en/errors';

export const errors = {
  title: 'เกิดข้อผิดพลาด',
  success: 'สำเร็จ',
  network: 'ไม่สามารถเชื่อมต่อเซิร์ฟเวอร์ได้ โปรดตรวจสอบการเชื่อมต่อ',
  timeout: 'เซิร์ฟเวอร์ตอบกลับช้าเกินไป โปรดลองใหม่',
  unexpected: 'เกิดข้อผิดพลาด หากเกิดขึ้นอีกโปรดติดต่อพนักงาน',
  unknownTitle: 'ยังไม่ทราบผลของรายการ',
  unknown: 'การเชื่อมต่อขาดหายก่อนได้รับคำตอบ รายการอาจสำเร็จแล้ว โปรดดูยอดเงินและประวัติก่อนทำรายการอื่น',
  seeStatement: 'ดูประวัติ',
  crashTitle: 'แสดงหน้านี้ไม่ได้',
  crash: 'เงินของคุณปลอดภัย โปรดโหลดหน้านี้ใหม่เพื่อใช้งานต่อ',
  loadFailed: 'โหลดข้อมูลไม่สำเร็จ',
  loadFailedHint: 'โปรดตรวจสอบการเชื่อมต่อ แล้วโหลดใหม่',
  required: 'โปรดกรอกข้อมูลนี้',
  phone: 'เบอร์โทรศัพท์ไม่ถูกต้อง ตัวอย่าง {{example}}',
  passwordsDiffer: 'รหัสผ่านไม่ตรงกัน',
  holderLatin: 'ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น',
  accountNumber: 'เลขบัญชีไม่ถูกต้อง โปรดตรวจสอบตัวเลขอีกครั้ง',
  amount: 'โปรดกรอกจำนวนเงินเป็นตัวเลข',
  amountDecimals: 'ทศนิยมได้ไม่เกิน 2 ตำแหน่ง',
  amountTooLarge: 'จำนวนเงินมากเกินไป โปรดกรอกจำนวนที่น้อยลง',
} as const satisfies TranslationOf<typeof english>;
