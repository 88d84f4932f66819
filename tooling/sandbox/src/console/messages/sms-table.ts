import { html } from '../../http/html';
import type { Sms } from '../../otp/sms-outbox';
import { liveTable, memberLink, when } from '../page-parts';

/** Simulated SMS, the newest first, each code with a button that copies it. */
export const smsTable = (messages: readonly Sms[], empty: string) =>
  liveTable('sms', 'Codes by SMS', messages, empty, {
    Sent: ({ at }) => when(at.toISOString()),
    Market: ({ market }) => market,
    Phone: ({ memberId, phone }) => memberLink(memberId ?? '', phone),
    Code: ({ id, code }) => html`<code class="code" id="code-${id}">${code}</code>`,
    '': ({ id, code }) =>
      html`<button type="button" id="copy-${id}" data-copy="code-${id}" aria-label="Copy ${code}">Copy</button>`,
  });
