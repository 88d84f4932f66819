import type { Listed } from '../../db/listed';
import type { Html } from '../../http/html';
import { html } from '../../http/html';
import { type Sms, MAX_MESSAGES } from '../../otp/sms-outbox';
import { smsTable } from './sms-table';

/** Shown where no SMS was sent at all. */
export const NO_CODE =
  'None. Register with a new phone in an app: its code appears here by itself, to be copied by a press.';

/** The simulated SMS, the newest first. */
export const messagesPage = (messages: Listed<Sms>, now: Date): Html => html`
<p class="soft">Nothing leaves this machine: each SMS is caught here. The last ${MAX_MESSAGES} are kept.</p>
${smsTable(messages, now, NO_CODE, 'the newest. The page of a member has those to that phone.')}`;
