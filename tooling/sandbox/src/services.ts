import type { BaseServices } from './base-services';
import type { Chat } from './chat/chat';
import type { CallLog } from './console/call-log';
import type { Faults } from './console/faults';
import type { Switches } from './console/switches';
import type { SmsOutbox } from './otp/sms-outbox';
import type { Settler } from './wallet/settler';

/** What every handler can use; one instance per process. */
export interface Services extends BaseServices {
  readonly sms: SmsOutbox;
  readonly switches: Switches;
  readonly faults: Faults;
  readonly calls: CallLog;
  readonly settler: Settler;
  readonly chat: Chat;
  readonly giftLinkPassphrase: string;
}
