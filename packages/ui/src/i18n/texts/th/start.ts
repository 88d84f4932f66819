import type { TranslationOf } from '#/i18n/text-types';
import type * as english from '../en/start';

export * from './home';

export const actions = {
  confirm: 'ยืนยัน',
  cancel: 'ยกเลิก',
  close: 'ปิด',
  back: 'ย้อนกลับ',
  next: 'ถัดไป',
  reload: 'โหลดใหม่',
  pleaseWait: 'โปรดรอสักครู่',
} as const satisfies TranslationOf<typeof english.actions>;

export const components = {
  showPassword: 'แสดงรหัสผ่าน',
  hidePassword: 'ซ่อนรหัสผ่าน',
  loading: 'กำลังโหลด…',
  previousSlide: 'ก่อนหน้า',
  nextSlide: 'ถัดไป',
  language: 'ภาษา: {{name}}',
  gameActive: 'เปิดใช้งานแล้ว',
  gameInactive: 'ยังไม่เปิดใช้งาน',
  coins: '{{count}} เหรียญ',
} as const satisfies TranslationOf<typeof english.components>;

export const errors = {
  title: 'ทำรายการไม่ได้',
  success: 'สำเร็จ',
  network: 'เชื่อมต่อไม่ได้ โปรดตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
  timeout: 'ใช้เวลานานเกินไป โปรดลองใหม่',
  unexpected: 'เกิดข้อผิดพลาด หากเกิดขึ้นอีกโปรดติดต่อพนักงาน',
  unknownTitle: 'ยังไม่ทราบผลของรายการ',
  unknown: 'การเชื่อมต่อขาดหายก่อนที่ระบบจะแจ้งผล รายการอาจสำเร็จแล้ว โปรดดูยอดเงินและประวัติก่อนทำรายการซ้ำ',
  seeStatement: 'ดูประวัติ',
  crashTitle: 'แสดงหน้านี้ไม่ได้',
  crash: 'เงินของคุณปลอดภัย โปรดโหลดหน้านี้ใหม่เพื่อใช้งานต่อ',
  loadFailed: 'โหลดข้อมูลไม่สำเร็จ',
  loadFailedHint: 'โปรดตรวจสอบการเชื่อมต่อ แล้วโหลดใหม่',
  incomplete: 'ข้อมูลบางส่วนยังแสดงไม่ได้ในขณะนี้',
  required: 'โปรดกรอก{{field}}',
  phoneTenDigits: 'เบอร์โทรศัพท์ต้องมี 10 หลัก',
  phone: 'เบอร์โทรศัพท์ต้องเป็นแบบนี้: {{example}}',
} as const satisfies TranslationOf<typeof english.errors>;

export const login = {
  title: 'ยินดีต้อนรับ',
  subtitle: 'เข้าสู่ระบบเพื่อดูกระเป๋าเงินของคุณ',
  phone: 'เบอร์โทรศัพท์',
  password: 'รหัสผ่าน',
  remember: 'จดจำการเข้าสู่ระบบ',
  submit: 'เข้าสู่ระบบ',
  forgot: 'ลืมรหัสผ่าน?',
  noAccount: 'ยังไม่มีบัญชี?',
  register: 'สมัครสมาชิก',
  wait: 'เข้าสู่ระบบได้อีกครั้งใน {{time}}',
} as const satisfies TranslationOf<typeof english.login>;

export const session = {
  expired: 'หมดเวลาการใช้งาน โปรดเข้าสู่ระบบอีกครั้ง',
} as const satisfies TranslationOf<typeof english.session>;

export const shell = {
  contactStaff: 'ติดต่อพนักงาน',
  offline: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต',
  newVersion: 'มีเวอร์ชันใหม่แล้ว',
  notLoaded: 'โหลดบางส่วนของแอปไม่ได้',
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
  notFoundHint: 'ลิงก์อาจเปลี่ยนไปหรือพิมพ์ไม่ถูกต้อง',
  goHome: 'กลับหน้าแรก',
  terminated: 'ปิดให้บริการแล้ว',
  terminatedHint: 'ลิงก์นี้ใช้ไม่ได้แล้ว โปรดขอลิงก์ใหม่จากพนักงาน',
  checkAgain: 'ตรวจสอบอีกครั้ง',
  conditionsTitle: 'เงื่อนไขการใช้บริการ',
  conditionsEmpty: 'ยังไม่มีเงื่อนไขให้แสดง',
  localeFailed: 'โหลดภาษาไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อ',
  language: 'ภาษา',
  theme: 'ธีม',
  'theme.system': 'ตามระบบ',
  'theme.light': 'สว่าง',
  'theme.dark': 'มืด',
} as const satisfies TranslationOf<typeof english.shell>;

export const titles = {
  register: 'สมัครสมาชิก',
  howto: 'วิธีใช้งาน',
  contact: 'ติดต่อเรา',
  responsibleGaming: 'เล่นอย่างมีสติ',
  profile: 'โปรไฟล์',
  editProfile: 'แก้ไขโปรไฟล์',
  statement: 'ประวัติการเงิน',
  bonus: 'โบนัส',
  spin: 'วงล้อนำโชค',
  invite: 'ชวนเพื่อน',
  refund: 'คืนยอดเสีย',
} as const satisfies TranslationOf<typeof english.titles>;
