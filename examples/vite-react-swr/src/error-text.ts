import { isErrorCode, isSdkError } from '@member-wallet/api-sdk';
import { errorMessages } from '@member-wallet/api-sdk/messages/th';

/** The text that a member sees: that of the error code if there is one, never the server's raw message. */
export const errorText = (error: unknown): string => {
  if (!isSdkError(error)) return 'เกิดข้อผิดพลาด โปรดลองใหม่อีกครั้ง';
  if (error.kind === 'api' && isErrorCode(error.code)) return errorMessages[error.code];
  if (error.kind === 'network') return 'เชื่อมต่อไม่ได้ โปรดตรวจสอบอินเทอร์เน็ตแล้วลองใหม่';
  if (error.kind === 'timeout') return 'ระบบใช้เวลานานเกินไป โปรดลองใหม่อีกครั้ง';
  return 'ระบบขัดข้อง โปรดลองใหม่อีกครั้ง';
};
