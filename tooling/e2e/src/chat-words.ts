/** The chat widget's words, as far as the flows say them. */
export interface ChatWords {
  open: RegExp;
  close: string;
  write: string;
  send: string;
  resend: string;
  remove: string;
  failed: string;
  fileTooLarge: RegExp;
  notSupported: string;
  menu: string;
  cards: string;
  buttons: string;
}

export const chatWords: Record<'th' | 'la', ChatWords> = {
  th: {
    open: /^เปิดแชทกับพนักงาน/,
    close: 'ปิดแชท',
    write: 'พิมพ์ข้อความ',
    send: 'ส่ง',
    resend: 'ส่งอีกครั้ง',
    remove: 'ลบ',
    failed: 'ส่งไม่สำเร็จ',
    fileTooLarge: /ไม่เกิน 10 MB/,
    notSupported: 'ไม่รองรับไฟล์ประเภทนี้',
    menu: 'กลับไปที่เมนู',
    cards: 'กิจกรรม',
    buttons: 'ติดต่อเรา',
  },
  la: {
    open: /^ເປີດແຊັດກັບພະນັກງານ/,
    close: 'ປິດແຊັດ',
    write: 'ພິມຂໍ້ຄວາມ',
    send: 'ສົ່ງ',
    resend: 'ສົ່ງອີກຄັ້ງ',
    remove: 'ລຶບ',
    failed: 'ສົ່ງບໍ່ສຳເລັດ',
    fileTooLarge: /ບໍ່ເກີນ 10 MB/,
    notSupported: 'ບໍ່ຮອງຮັບໄຟລ໌ປະເພດນີ້',
    menu: 'ກັບໄປທີ່ເມນູ',
    cards: 'ກິດຈະກຳ',
    buttons: 'ຕິດຕໍ່ພວກເຮົາ',
  },
};
