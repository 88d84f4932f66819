import { type Client, sendChatMessage } from '@member-wallet/api-sdk';
import { conversationPackage, type Participant } from '../message/outgoing';
import { readSendReply } from '../message/read-message';
import type { OutboxItem } from '../outbox/item';
import type { Step } from '../outbox/outbox';
import { SEND_TIMEOUT } from '../timings';
import type { DriverEvent } from './driver-events';
import type { FileBox } from './file-box';

export interface Delivery {
  readonly client: Client;
  readonly who: Participant;
  readonly files: FileBox;
  readonly dispatch: (event: DriverEvent) => void;
}

/**
 * Performs one step. Resolves to true if it has to be retried after a pause.
 * @param signal ends the wait for the answer to a send, whose outcome is then unknown
 */
export async function deliver(delivery: Delivery, step: Step, signal: AbortSignal): Promise<boolean> {
  if (step.kind === 'send') return send(delivery, step.item, signal);
  const code = await import('./upload').catch(() => null);
  if (code) return code.upload(delivery, step.item);
  delivery.dispatch({ type: 'send-held-back', clientId: step.item.clientId });
  return true;
}

async function send(
  { client, who, dispatch }: Delivery,
  { clientId, content }: OutboxItem,
  signal: AbortSignal,
) {
  dispatch({ type: 'send-started', clientId });
  const body = conversationPackage(who, content, clientId, Date.now());
  const timeoutMs = client.timeouts.call ?? SEND_TIMEOUT;
  const result = await sendChatMessage.safe(client, body, { timeoutMs, signal });
  if (result.ok) {
    const reply = readSendReply(result.data);
    dispatch(reply ? { type: 'send-accepted', clientId, reply } : { type: 'send-unanswered', clientId });
    return false;
  }
  const { error } = result;
  if (error.outcome === 'unknown') dispatch({ type: 'send-unanswered', clientId });
  else if (error.kind === 'api') dispatch({ type: 'send-refused', clientId, reason: error.code });
  else {
    dispatch({ type: 'send-held-back', clientId });
    return true;
  }
  return false;
}
