/** What a member reads, in the language of each build. Written out: a forgotten text is found here. */
export interface Words {
  market: 'th' | 'la';
  lang: 'th' | 'lo';
  phone: string;
  password: string;
  remember: string;
  logIn: string;
  logOut: string;
  welcome: string;
  wrongCredentials: string;
  wrongPhone: RegExp;
  required: string;
  expired: string;
  next: string;
  confirm: string;
  back: string;
  register: string;
  name: string;
  confirmPassword: string;
  inviteCode: string;
  passwordsDiffer: string;
  otp: string;
  otpTitle: string;
  profileTitle: string;
  bankTitle: string;
  bank: string;
  searchBank: string;
  accountNo: string;
  firstName: string;
  lastName: string;
  latinOnly: string;
  registered: string;
  phoneTaken: string;
  otpWrong: RegExp;
  greeting: string;
  transfer: string;
  from: string;
  to: string;
  wallet: string;
  amount: string;
  all: string;
  selectAccount: string;
  sameAccount: string;
  minimum: RegExp;
  notEnough: RegExp;
  notANumber: string;
  error: string;
  done: string;
  unknownTitle: string;
  seeStatement: string;
  close: string;
  statement: string;
  page: (n: number) => string;
  nextPage: string;
  notFound: string;
  terminated: string;
  sports: string;
}

export const thai: Words = {
  market: 'th',
  lang: 'th',
  phone: 'เบอร์โทรศัพท์',
  password: 'รหัสผ่าน',
  remember: 'จดจำฉันไว้',
  logIn: 'เข้าสู่ระบบ',
  logOut: 'ออกจากระบบ',
  welcome: 'ยินดีต้อนรับกลับ',
  wrongCredentials: 'เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง',
  wrongPhone: /10 หลัก/,
  required: 'โปรดกรอกข้อมูลนี้',
  expired: 'หมดเวลาการใช้งาน โปรดเข้าสู่ระบบอีกครั้ง',
  next: 'ถัดไป',
  confirm: 'ยืนยัน',
  back: 'ย้อนกลับ',
  register: 'สมัครสมาชิก',
  name: 'ชื่อ',
  confirmPassword: 'ยืนยันรหัสผ่าน',
  inviteCode: 'รหัสแนะนำ (ถ้ามี)',
  passwordsDiffer: 'รหัสผ่านไม่ตรงกัน',
  otp: 'รหัส OTP',
  otpTitle: 'กรอกรหัส OTP',
  profileTitle: 'ข้อมูลของคุณ',
  bankTitle: 'บัญชีธนาคาร',
  bank: 'ธนาคาร',
  searchBank: 'ค้นหา',
  accountNo: 'เลขบัญชี',
  firstName: 'ชื่อจริง',
  lastName: 'นามสกุล',
  latinOnly: 'ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น',
  registered: 'สมัครสมาชิกสำเร็จ โปรดเข้าสู่ระบบ',
  phoneTaken: 'เบอร์โทรศัพท์นี้',
  otpWrong: /รหัส OTP ไม่ถูกต้อง/,
  greeting: 'สวัสดี',
  transfer: 'โอนเงิน',
  from: 'จาก',
  to: 'ไปยัง',
  wallet: 'กระเป๋าเงินหลัก',
  amount: 'จำนวนเงิน',
  all: 'ทั้งหมด',
  selectAccount: 'โปรดเลือกบัญชีต้นทางและปลายทาง',
  sameAccount: 'โอนไปยังบัญชีเดียวกันไม่ได้',
  minimum: /จำนวนเงินขั้นต่ำ ฿1\.00/,
  notEnough: /ยอดเงินไม่เพียงพอ/,
  notANumber: 'โปรดกรอกจำนวนเงินเป็นตัวเลข',
  error: 'เกิดข้อผิดพลาด',
  done: 'โอนเงินสำเร็จ',
  unknownTitle: 'ยังไม่ทราบผลของรายการ',
  seeStatement: 'ดูประวัติ',
  close: 'ปิด',
  statement: 'ประวัติการเงิน',
  page: (n) => `หน้า ${n}`,
  nextPage: 'หน้าถัดไป',
  notFound: 'ไม่พบหน้าที่คุณต้องการ',
  terminated: 'ปิดให้บริการแล้ว',
  sports: 'กีฬาและคาสิโน',
};

export const lao: Words = {
  market: 'la',
  lang: 'lo',
  phone: 'ເບີໂທລະສັບ',
  password: 'ລະຫັດຜ່ານ',
  remember: 'ຈື່ຂ້ອຍໄວ້',
  logIn: 'ເຂົ້າສູ່ລະບົບ',
  logOut: 'ອອກຈາກລະບົບ',
  welcome: 'ຍິນດີຕ້ອນຮັບກັບມາ',
  wrongCredentials: 'ເບີໂທລະສັບ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ',
  wrongPhone: /ເບີໂທລະສັບບໍ່ຖືກຕ້ອງ/,
  required: 'ກະລຸນາປ້ອນຂໍ້ມູນນີ້',
  expired: 'ໝົດເວລາການນຳໃຊ້ ກະລຸນາເຂົ້າສູ່ລະບົບອີກຄັ້ງ',
  next: 'ຕໍ່ໄປ',
  confirm: 'ຢືນຢັນ',
  back: 'ກັບຄືນ',
  register: 'ສະໝັກສະມາຊິກ',
  name: 'ຊື່',
  confirmPassword: 'ຢືນຢັນລະຫັດຜ່ານ',
  inviteCode: 'ລະຫັດແນະນຳ (ຖ້າມີ)',
  passwordsDiffer: 'ລະຫັດຜ່ານບໍ່ຕົງກັນ',
  otp: 'ລະຫັດ OTP',
  otpTitle: 'ປ້ອນລະຫັດ OTP',
  profileTitle: 'ຂໍ້ມູນຂອງທ່ານ',
  bankTitle: 'ບັນຊີທະນາຄານ',
  bank: 'ທະນາຄານ',
  searchBank: 'ຄົ້ນຫາ',
  accountNo: 'ເລກບັນຊີ',
  firstName: 'ຊື່',
  lastName: 'ນາມສະກຸນ',
  latinOnly: '',
  registered: 'ສະໝັກສະມາຊິກສຳເລັດ ກະລຸນາເຂົ້າສູ່ລະບົບ',
  phoneTaken: 'ເບີໂທລະສັບນີ້',
  otpWrong: /ລະຫັດ OTP ບໍ່ຖືກຕ້ອງ/,
  greeting: 'ສະບາຍດີ',
  transfer: 'ໂອນເງິນ',
  from: 'ຈາກ',
  to: 'ໄປຫາ',
  wallet: 'ກະເປົາເງິນຫຼັກ',
  amount: 'ຈຳນວນເງິນ',
  all: 'ທັງໝົດ',
  selectAccount: 'ກະລຸນາເລືອກບັນຊີຕົ້ນທາງ ແລະ ປາຍທາງ',
  sameAccount: 'ໂອນໄປຫາບັນຊີດຽວກັນບໍ່ໄດ້',
  minimum: /ຈຳນວນເງິນຂັ້ນຕ່ຳ ₭1\.00/,
  notEnough: /ຍອດເງິນບໍ່ພຽງພໍ/,
  notANumber: 'ກະລຸນາປ້ອນຈຳນວນເງິນເປັນຕົວເລກ',
  error: 'ເກີດຂໍ້ຜິດພາດ',
  done: 'ໂອນເງິນສຳເລັດ',
  unknownTitle: 'ຍັງບໍ່ຮູ້ຜົນຂອງລາຍການ',
  seeStatement: 'ເບິ່ງປະຫວັດ',
  close: 'ປິດ',
  statement: 'ປະຫວັດການເງິນ',
  page: (n) => `ໜ້າ ${n}`,
  nextPage: 'ໜ້າຕໍ່ໄປ',
  notFound: 'ບໍ່ພົບໜ້ານີ້',
  terminated: 'ປິດໃຫ້ບໍລິການແລ້ວ',
  sports: 'ກິລາ ແລະ ຄາສິໂນ',
};
