import type { Html } from '../../http/html';
import { html } from '../../http/html';
import { isPhoneOf } from '../../markets/markets';
import { fact, hidden, memberLink, when } from '../page-parts';
import { faultForm } from '../faults/fault-form';
import { entryTable } from '../ledger/entry-table';
import type { Transaction } from '../ledger/read-transactions';
import { asCurl } from './as-curl';
import type { CallDetail, ListedCall } from '../../calls/call-journal';
import { callTable, endOf, marksOf } from './calls-page';

interface CallParts {
  readonly call: CallDetail;
  /** The origin at which the browser reaches the sandbox. */
  readonly origin: string;
  /** The transactions that the call wrote to the ledger. */
  readonly posted: readonly Transaction[];
  /** Other calls with the same Idempotency-Key. */
  readonly sameKey: readonly ListedCall[];
}

/** Indents JSON. Other texts are unchanged. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const body = (id: string, name: string, text: string, empty: string): Html =>
  html`<h2 id="${id}">${name}</h2>${
    text === ''
      ? html`<p class="soft">${empty}</p>`
      : html`<pre tabindex="0" role="region" aria-labelledby="${id}">${pretty(text)}</pre>`
  }`;

/** Everything about one call. */
export function callPage({ call, origin, posted, sameKey }: CallParts): Html {
  const whose = new URLSearchParams({ market: call.market, member: call.phone }).toString();
  // A visitor may have sent any digits; the form refuses those that no member of the market can have.
  const phone = isPhoneOf(call.market, call.phone) ? call.phone : '';
  return html`
<p><a href="/console/calls">All calls</a></p>
<p><code>${call.method} ${call.path}</code></p>
<dl class="facts">
  ${fact('End', html`${endOf(call)} ${marksOf(call)}`)}
  ${fact('Time', when(call.at.toISOString()))}
  ${fact('Took', `${call.ms.toFixed(1)} ms`)}
  ${call.phone !== '' && fact('Member', html`${memberLink(call.member_id, call.phone)} · <a href="/console/calls?${whose}">calls</a>`)}
  ${call.key !== '' && fact('Idempotency-Key', html`<code>${call.key}</code>`)}
  ${fact('Request id', html`<code>${call.request_id}</code>`)}
</dl>
${body('sent', 'Sent', call.sent, 'Nothing.')}
${body('answered', 'Answered', call.answered, 'Nothing: the connection ended before.')}
<h2>Written to the ledger</h2>
${entryTable('Written to the ledger', posted, 'Nothing.')}
${sameKey.length > 0 && html`<h2>Calls with the same Idempotency-Key</h2>${callTable('Calls with the same key', sameKey, '')}`}
<h2>Send it again</h2>
<p class="soft">Secrets are struck out; TOKEN is yours to set. With the same Idempotency-Key no money moves twice.</p>
<pre id="curl" tabindex="0" role="region" aria-label="As curl">${asCurl(origin, call)}</pre>
<button type="button" data-copy="curl">Copy as curl</button>
<h2>Let this call fail next time</h2>
<p class="soft">Once, in the market ${call.market}${phone !== '' && html`, for ${phone}`}. More on the page of <a href="/console/faults">faults</a>.</p>
${faultForm([
  hidden('market', call.market),
  hidden('operationId', call.operation_id),
  ...(phone === '' ? [] : [hidden('phone', phone)]),
  html`<input type="hidden" name="times" value="1" data-number>`,
])}`;
}
