import { type Client, uploadChatImage, uploadChatVideo } from '@member-wallet/api-sdk';
import { FILE_GONE, GIVEN_UP, type OutboxItem } from '../../outbox/item';
import type { FileBox } from '../browser/file-box';
import type { DriverEvent } from '../state/driver-events';

/** The dependencies of an upload. */
export interface Uploading {
  readonly client: Client;
  readonly files: FileBox;
  /** Settles once the last file is stored so that it survives a reload, or cannot be stored. */
  readonly fileKept: Promise<void>;
  readonly dispatch: (event: DriverEvent) => void;
}

/** How long to wait for the browser to store a file, in ms. */
const LONGEST_WRITE = 1000;

/** Resolves once the file is stored, cannot be stored, or after the longest wait. */
function untilKept(fileKept: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WRITE);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    fileKept.then(end, end);
  });
}

/**
 * Uploads an item's file without retries: it may use 20 MB of the member's data, so the member decides whether to send it
 * again after a failure. Loaded with the first file.
 */
export async function upload(
  { client, files, fileKept, dispatch }: Uploading,
  item: OutboxItem,
): Promise<void> {
  const { clientId, content } = item;
  if (content.kind !== 'media') return;
  dispatch({ type: 'upload-started', clientId });
  // After a reload, the page can then continue the upload.
  await untilKept(fileKept);
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
