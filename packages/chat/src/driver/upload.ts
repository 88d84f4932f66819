import { uploadChatImage, uploadChatVideo } from '@member-wallet/api-sdk';
import { FILE_GONE, GIVEN_UP, type OutboxItem } from '../outbox/item';
import type { Delivery } from './deliver';

/**
 * Uploads an item's file, once: it may be 20 MB of what the member pays for, so whatever goes wrong, they decide whether
 * it is sent again. Loaded with the first file.
 */
export async function upload({ client, files, dispatch }: Delivery, item: OutboxItem): Promise<void> {
  const { clientId, content } = item;
  if (content.kind !== 'media') return;
  dispatch({ type: 'upload-started', clientId });
  const file = await files.get(clientId);
  if (!file) {
    dispatch({ type: 'upload-failed', clientId, reason: FILE_GONE });
    return;
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
    return;
  }
  const { error } = result;
  dispatch({ type: 'upload-failed', clientId, reason: error.kind === 'api' ? error.code : GIVEN_UP });
}
