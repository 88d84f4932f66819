import type { Listed } from '../../db/listed';
import type { Html } from '../../http/html';
import { html } from '../../http/html';
import type { Sms } from '../../otp/sms-outbox';
import { liveTable, memberLink, when } from '../page-parts';

function stateOf({ usedAt, endsAt }: Sms, now: Date): Html | string {
  if (usedAt !== null) return html`used, ${when(usedAt.toISOString())}`;
  return endsAt !== null && endsAt > now ? html`valid until ${when(endsAt.toISOString())}` : 'ended';
}

/** Simulated SMS, newest first, each code with a button that copies it. @param which as in cutNote */
export const smsTable = (messages: Listed<Sms>, now: Date, empty: string, which: Html | string): Html =>
  liveTable(
    'sms',
    'Codes by SMS',
    messages,
    empty,
    {
      Sent: ({ at }) => when(at.toISOString()),
      Market: ({ market }) => market,
      Phone: ({ memberId, phone }) => memberLink(memberId ?? '', phone),
      State: (sms) => stateOf(sms, now),
      Code: ({ id, code }) => html`<code class="code" id="code-${id}">${code}</code>`,
      '': ({ id, code }) =>
        html`<button type="button" id="copy-${id}" data-copy="code-${id}" aria-label="Copy ${code}">Copy</button>`,
    },
    which,
  );
