import type { Chat } from './chat/chat';
import type { Clock } from './clock';
import type { CallLog } from './console/call-log';
import type { Faults } from './console/faults';
import type { Switches } from './console/switches';
import type { Store } from './db/db';
import type { SmsOutbox } from './otp/sms-outbox';
import type { Settler } from './wallet/settler';

/** What the whole sandbox stands on; one of it per process. */
export interface Services {
  readonly db: Store;
  readonly clock: Clock;
  readonly sms: SmsOutbox;
  readonly switches: Switches;
  readonly faults: Faults;
  readonly calls: CallLog;
  readonly settler: Settler;
  readonly chat: Chat;
  readonly giftLinkPassphrase: string;
}
