import type { BaseServices } from './base-services';
import type { Chat } from './chat/chat';
import type { CallJournal } from './calls/call-journal';
import type { CallLog } from './calls/call-log';
import type { Faults } from './faults/faults';
import type { Switches } from './settings/switches';
import type { Disk } from './db/disk';
import type { UploadGate } from './http/upload-gate';
import type { LedgerCheck } from './ledger/ledger-check';
import type { ReportLog } from './reports/report-log';
import type { SmsOutbox } from './otp/sms-outbox';
import type { Scheduler } from './wallet/scheduler';

/** What every handler can use; one instance per process. */
export interface Services extends BaseServices {
  readonly sms: SmsOutbox;
  readonly switches: Switches;
  readonly faults: Faults;
  readonly calls: CallLog;
  readonly journal: CallJournal;
  readonly scheduler: Scheduler;
  readonly chat: Chat;
  readonly ledgerCheck: LedgerCheck;
  readonly uploads: UploadGate;
  readonly disk: Disk;
  readonly reports: ReportLog;
  readonly giftLinkPassphrase: string;
}
