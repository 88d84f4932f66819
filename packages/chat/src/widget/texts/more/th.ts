import type { MoreTexts } from './en';

export const th = {
  removeFile: 'นำ {{name}} ออก',
  fileTooLarge: 'ไฟล์มีขนาดใหญ่เกินไป โปรดเลือกไฟล์ขนาดไม่เกิน {{count}} MB',
  fileNotSupported: 'ไม่รองรับไฟล์ประเภทนี้',
  shrinking: 'กำลังย่อรูป…',
  dropHere: 'วางไฟล์ที่นี่',
  uploading: 'กำลังอัปโหลด {{count}}%',
  fileGone: 'ไม่พบไฟล์นี้แล้ว โปรดแนบใหม่',
  picture: 'รูปภาพ',
  video: 'วิดีโอ',
  file: 'เปิดไฟล์',
  viewer: 'รูปภาพขนาดใหญ่',
  closeViewer: 'ปิดรูปภาพ',
  cards: 'การ์ด',
  replies: 'คำตอบที่แนะนำ',
  newTab: 'เปิดในแท็บใหม่',
  topicDeposit: 'ฝากเงิน',
  topicWithdrawal: 'ถอนเงิน',
  topicBonus: 'โบนัส',
  topicGame: 'บัญชีเกม',
} satisfies MoreTexts;
