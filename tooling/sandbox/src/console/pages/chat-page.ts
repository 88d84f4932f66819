import { TOPICS } from '../../chat/bot-texts';
import type { Conversation } from '../../chat/conversation';
import { keyOf } from '../../chat/conversation';
import type { ConversationLine, Stored } from '../../chat/messages';
import { escape, form, hidden, live, select, when } from '../page-parts';

const textOf = ({ message_type, payload }: Stored['message']['message']): string =>
  message_type === 'text' ? String(payload) : `${message_type}: ${JSON.stringify(payload)}`;

const nameOf = (line: ConversationLine): string =>
  [line.market, line.name, line.username, line.name || line.username ? '' : line.key]
    .filter(Boolean)
    .join(' · ');

/** Who has written, and the conversation that is open. */
export function chatPage(
  conversations: readonly ConversationLine[],
  open: Conversation | null,
  messages: readonly Stored['message'][],
): string {
  const list = conversations.map((line) => {
    const query = new URLSearchParams({ market: line.market, conversation: line.key });
    return `<li><a href="/console/chat/?${escape(query.toString())}">${escape(nameOf(line))}</a> <span class="soft">${line.messages} · ${when(line.last_message_at.toISOString()).html}</span></li>`;
  });
  const everybody = live(
    'conversations',
    'Conversations',
    `<ul class="plain">${list.join('') || '<li>Nobody has written yet.</li>'}</ul>`,
  );
  if (!open) return everybody;
  const talk = messages
    .toReversed()
    .map(
      ({ sender, message, createdAt }) =>
        `<li class="${sender === 'customer' ? 'customer' : 'us'}"><p>${escape(textOf(message))}</p><span class="soft">${escape(sender)} · ${when(createdAt).html}</span></li>`,
    );
  const to = hidden('market', open.market) + hidden('conversation', keyOf(open));
  const answer =
    '<label>Answer<textarea name="text" aria-label="Answer" rows="2" required></textarea></label>';
  return `${everybody}${live('talk', 'Open conversation', `<ol class="talk">${talk.join('')}</ol>`)}
${form('chat/say', to + answer, 'Send', ' data-clear')}${form('chat/say', to + select('Sample', 'sample', TOPICS), 'Send a sample')}`;
}
