import { hasDownloads, saveFile } from './save-file';
import { share } from './share';

const asFile = (content: Blob, name: string): File[] => [new File([content], name, { type: content.type })];

/** Whether a picture can be handed to the phone's share sheet, where it can be saved or sent to another app. */
export const canShare = (): boolean =>
  navigator.canShare?.({ files: asFile(new Blob([], { type: 'image/png' }), 'picture.png') }) ?? false;

/**
 * Shares a picture where the browser can, and downloads it where it cannot or refuses to. 'dismissed' when the member
 * closed the share sheet; 'no-downloads' where nothing was done, since the browser saves no files.
 */
export async function shareFile(
  content: Blob,
  name: string,
): Promise<'shared' | 'saved' | 'dismissed' | 'no-downloads'> {
  const files = asFile(content, name);
  if (navigator.canShare?.({ files })) {
    const ended = await share({ files });
    if (ended !== 'refused') return ended;
  }
  if (!hasDownloads()) return 'no-downloads';
  saveFile(content, name);
  return 'saved';
}
