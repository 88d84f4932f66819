import type { Member } from '../member';
import { json, OPEN, Refusal } from '../reply';
import { type Call, openRead, openWrite, type Route, textOf } from '../route';
import { timeOf } from '../world';

function messagesOf({ world, who, body }: Call): Member['messages'] {
  if (who && textOf(body.userId) === String(who.id)) return who.messages;
  const guest = textOf(body.guestId);
  if (guest === '') throw new Refusal('NO_USER');
  const messages = world.guests.get(guest) ?? [];
  world.guests.set(guest, messages);
  return messages;
}

export const chat: readonly Route[] = [
  openRead('GET /api/chat/config', () => json({ PREFIX: 'PLAIN' })),
  openWrite('POST /api/chat/send-message', (call) => {
    const { sender, message } = call.body;
    const at = Date.now();
    messagesOf(call).unshift({ sender: textOf(sender), message, at });
    // "The response is the created time."
    return json(timeOf(at, call.world.market === 'th' ? 1 : 0));
  }),
  openRead('POST /api/chat/history', (call) => {
    const { body, who } = call;
    const skip = Number(body.skip ?? 0);
    const page = messagesOf(call).slice(skip, skip + Number(body.limit ?? 10));
    return json(
      page.map(({ sender, message, at }, index) => ({
        createdAt: timeOf(at, index),
        userId: who?.id ?? null,
        message,
        sender,
      })),
    );
  }),
  openWrite('POST /api/chat/upload-image', ({ world }) =>
    json({ path: `/api/chat/files/${(world.last += 1)}` }),
  ),
  openWrite('POST /api/chat/upload-video', ({ world }) =>
    json({ path: `/api/chat/files/${(world.last += 1)}` }),
  ),
  // Not counted as a write, because a second receipt for the same messages changes nothing.
  openRead('PUT /api/chat/read-customer/', () => OPEN.nothing),
];
