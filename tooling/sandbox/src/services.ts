import type { BaseServices } from './base-services';
import type { Chat } from './chat/chat';
import type { CallLog } from './console/call-log';
import type { Faults } from './console/faults';
import type { Switches } from './console/switches';
import type { SmsOutbox } from './otp/sms-outbox';
import type { Scheduler } from './wallet/scheduler';

/** What every handler can use; one instance per process. */
export interface Services extends BaseServices {
  readonly sms: SmsOutbox;
  readonly switches: Switches;
  readonly faults: Faults;
  readonly calls: CallLog;
  readonly scheduler: Scheduler;
  readonly chat: Chat;
  readonly giftLinkPassphrase: string;
}
