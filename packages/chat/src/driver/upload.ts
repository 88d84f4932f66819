import { uploadChatImage, uploadChatVideo } from '@member-wallet/api-sdk';
import { FILE_GONE, type OutboxItem } from '../outbox/item';
import type { Delivery } from './deliver';

/** Uploads an item's file. Loaded with the first one. Resolves to true if it has to be retried after a pause. */
export async function upload({ client, files, dispatch }: Delivery, item: OutboxItem): Promise<boolean> {
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
