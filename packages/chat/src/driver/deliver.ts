import { type Client, sendChatMessage, uploadChatImage, uploadChatVideo } from '@member-wallet/api-sdk';
import { conversationPackage, type Participant } from '../message/outgoing';
import { readSendReply } from '../message/read-message';
import type { OutboxItem } from '../outbox/item';
import type { Step } from '../outbox/outbox';
import { SEND_TIMEOUT } from '../timings';
import type { DriverEvent } from './driver-events';
import type { FileBox } from './file-box';

/** The error code of an upload whose file this browser no longer has. */
export const FILE_GONE = 'CHAT_FILE_GONE';

interface Delivery {
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
  return step.kind === 'upload' ? upload(delivery, step.item) : send(delivery, step.item, signal);
}

async function upload({ client, files, dispatch }: Delivery, item: OutboxItem) {
  const { clientId, content } = item;
  if (content.kind !== 'media') return false;
  dispatch({ type: 'upload-started', clientId });
  const file = await files.get(clientId);
  if (!file) {
    dispatch({ type: 'upload-failed', clientId, reason: FILE_GONE });
    return false;
  }
  const put = content.fileType === 'image' ? uploadChatImage : uploadChatVideo;
  const result = await put.safe(
    client,
    { file, fileName: content.name },
    {
      onUploadProgress: ({ loaded, total }) =>
        dispatch({ type: 'upload-progressed', clientId, part: total ? loaded / total : 0 }),
    },
  );
  if (result.ok) {
    dispatch({ type: 'uploaded', clientId, path: result.data.path });
    return false;
  }
  // Uploading a file twice duplicates no message, so it is simply retried until it works.
  if (result.error.kind !== 'api') {
    dispatch({ type: 'send-held-back', clientId });
    return true;
  }
  dispatch({ type: 'upload-failed', clientId, reason: result.error.code });
  return false;
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
