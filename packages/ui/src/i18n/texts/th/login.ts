import type { TranslationOf } from '#/i18n/text-types';
import type { login as english } from '../en/login';

export const login = {
  title: 'ยินดีต้อนรับกลับ',
  subtitle: 'เข้าสู่ระบบเพื่อดูกระเป๋าเงินของคุณ',
  phone: 'เบอร์โทรศัพท์',
  password: 'รหัสผ่าน',
  remember: 'จดจำฉันไว้',
  submit: 'เข้าสู่ระบบ',
  noAccount: 'ยังไม่มีบัญชี?',
  register: 'สมัครสมาชิก',
  wrong: 'เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง',
  wait: 'เข้าสู่ระบบผิดหลายครั้ง ลองได้อีกครั้งใน {{time}}',
} as const satisfies TranslationOf<typeof english>;
