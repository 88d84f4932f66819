import type { Listed } from '../../db/listed';
import type { Html } from '../../http/html';
import { html } from '../../http/html';
import { type Sms, MAX_MESSAGES } from '../../otp/sms-outbox';
import { smsTable } from './sms-table';

/** Shown if no SMS was sent at all. */
export const NO_CODE =
  'None. Register with a new phone in an app: its code appears here by itself, to be copied by a press.';

const NONE_FOUND =
  'No code was sent to this phone. Check it, or show all. A new code appears here by itself.';

const filter = (phone = '') => html`<form method="get" action="/console/messages" data-plain>
  <label>Phone<input type="tel" name="phone" aria-label="Phone" value="${phone}" autocomplete="off"></label>
  <button>Filter</button>${phone !== '' && html`<a class="button" href="/console/messages">Show all</a>`}
</form>`;

/** The simulated SMS, newest first. @param phone the filter, if one is set */
export const messagesPage = (messages: Listed<Sms>, now: Date, phone: string | undefined): Html => html`
<p class="soft">Nothing leaves this machine: each SMS is caught here. The last ${MAX_MESSAGES} are kept.</p>
${filter(phone)}
${
  phone === undefined
    ? smsTable(messages, now, NO_CODE, 'the newest. Filter by phone to see others.')
    : smsTable(messages, now, NONE_FOUND, 'the newest.')
}`;
