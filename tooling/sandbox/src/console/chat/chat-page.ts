import { TOPICS } from '../../chat/bot-texts';
import type { Conversation } from '../../chat/conversation';
import { keyOf } from '../../chat/conversation';
import type { ConversationLine, Stored } from '../../chat/messages';
import type { Listed } from '../../db/listed';
import { html } from '../../http/html';
import { cutNote, form, hidden, live, select, when } from '../page-parts';

const textOf = ({ message_type, payload }: Stored['message']['message']): string =>
  message_type === 'text' ? String(payload) : `${message_type}: ${JSON.stringify(payload)}`;

const nameOf = ({ market, name, username, key }: ConversationLine): string =>
  [market, ...(name || username ? [name, username] : [key])].filter(Boolean).join(' · ');

const conversationItem = (line: ConversationLine) => html`<li>
  <a href="/console/chat/?${new URLSearchParams({ market: line.market, conversation: line.key }).toString()}">${nameOf(line)}</a>
  <span class="soft">${line.messages} · ${when(line.last_message_at.toISOString())}</span>
</li>`;

const messageItem = ({ sender, message, createdAt }: Stored['message']) => html`
<li class="${sender === 'customer' ? 'customer' : 'us'}">
  <p>${textOf(message)}</p><span class="soft">${sender} · ${when(createdAt)}</span>
</li>`;

/** The list of conversations, and the open one. */
export function chatPage(
  conversations: Listed<ConversationLine>,
  open: Conversation | null,
  messages: Listed<Stored['message']>,
) {
  const { rows } = conversations;
  const none = rows.length === 0 && html`<li>Nobody has written yet.</li>`;
  const list = live(
    'conversations',
    'Conversations',
    html`<ul class="plain">${rows.map(conversationItem)}${none}</ul>${cutNote(
      conversations,
      'the latest. The page of a member leads to that member’s.',
    )}`,
  );
  if (!open) return list;
  const key = keyOf(open);
  const to = html`${hidden('market', open.market)}${hidden('conversation', key)}`;
  const answer = html`<label>Answer<textarea name="text" aria-label="Answer" rows="2" required></textarea></label>`;
  return html`${list}
${live(
  'talk',
  'Open conversation',
  html`${cutNote(messages, 'the latest.')}<ol class="talk">${messages.rows.toReversed().map(messageItem)}</ol>`,
)}
${form('chat/say', 'Send', [to, answer], 'data-clear')}
${form('chat/say', 'Send a sample', [to, select('Sample', 'sample', TOPICS)])}`;
}
