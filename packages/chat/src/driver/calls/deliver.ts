import { sendChatMessage } from '@member-wallet/api-sdk';
import { conversationPackage, type Participant } from '../../message/outgoing';
import { readSendReply } from '../../message/read-message';
import { GIVEN_UP, type OutboxItem } from '../../outbox/item';
import type { Step } from '../../outbox/outbox';
import { SEND_TIMEOUT } from '../../timings';
import { type Failure, failureOf } from './failure';
import type { Uploading } from './upload';

interface Delivery extends Uploading {
  readonly who: Participant;
}

/**
 * Uploads or sends one message. Resolves to the failure if it certainly or possibly had no effect, otherwise to null.
 * @param signal stops waiting for the answer to a send, whose outcome is then unknown
 */
export async function deliver(
  delivery: Delivery,
  { kind, item }: Step,
  signal: AbortSignal,
): Promise<Failure | null> {
  try {
    if (kind === 'send') return await send(delivery, item, signal);
    await (await import('./upload')).upload(delivery, item);
    return null;
  } catch {
    // Nothing was sent: the code did not load, or `getToken` failed.
    delivery.dispatch({ type: 'send-held-back', clientId: item.clientId });
    // Not a network failure, so it counts as answered.
    return { isAnswer: true };
  }
}

async function send(
  { client, who, dispatch }: Delivery,
  { clientId, content }: OutboxItem,
  signal: AbortSignal,
): Promise<Failure | null> {
  dispatch({ type: 'send-started', clientId });
  const body = conversationPackage(who, content, clientId, Date.now());
  const timeoutMs = client.timeouts.call ?? SEND_TIMEOUT;
  const result = await sendChatMessage.safe(client, body, { timeoutMs, signal });
  if (result.ok) {
    const reply = readSendReply(result.data);
    dispatch(reply ? { type: 'send-accepted', clientId, reply } : { type: 'send-unanswered', clientId });
    return null;
  }
  const { error } = result;
  const failure = failureOf(error);
  if (error.outcome === 'unknown') dispatch({ type: 'send-unanswered', clientId });
  else if (!failure.isFinal) dispatch({ type: 'send-held-back', clientId });
  else dispatch({ type: 'send-refused', clientId, reason: error.kind === 'api' ? error.code : GIVEN_UP });
  return failure;
}
