import type { TranslationOf } from '#/i18n/text-types';
import type { profile as english } from '../en/profile';

export const profile = {
  title: 'โปรไฟล์',
  name: 'ชื่อ',
  id: 'หมายเลขสมาชิก',
  since: 'เป็นสมาชิกตั้งแต่',
  username: 'เบอร์โทรศัพท์',
  accountName: 'ชื่อบัญชี',
  accountNo: 'เลขบัญชี',
  account: 'บัญชีผู้ใช้',
  bankAccount: 'บัญชีธนาคาร',
  edit: 'แก้ไขโปรไฟล์',
  save: 'บันทึก',
  saved: 'บันทึกโปรไฟล์แล้ว',
  usernameFixed: 'ใช้เบอร์นี้เข้าสู่ระบบ หากต้องการเปลี่ยนโปรดติดต่อพนักงาน',
  changePassword: 'เปลี่ยนรหัสผ่าน',
  oldPassword: 'รหัสผ่านปัจจุบัน',
  newPassword: 'รหัสผ่านใหม่',
  confirmPassword: 'ยืนยันรหัสผ่านใหม่',
  passwordSaved: 'บันทึกรหัสผ่านใหม่แล้ว',
  unknown: 'การเชื่อมต่อขาดหายก่อนได้รับคำตอบ ข้อมูลอาจถูกบันทึกแล้ว โปรดดูโปรไฟล์ก่อนบันทึกอีกครั้ง',
  passwordUnknown: 'การเชื่อมต่อขาดหายก่อนได้รับคำตอบ รหัสผ่านใหม่อาจใช้งานได้แล้ว โปรดลองใช้รหัสใหม่ก่อนเมื่อเข้าสู่ระบบครั้งต่อไป',
  oldPasswordWrong: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
} as const satisfies TranslationOf<typeof english>;
