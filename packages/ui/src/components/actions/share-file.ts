import { hasDownloads, saveFile } from './save-file';

const asFile = (content: Blob, name: string): File[] => [new File([content], name, { type: content.type })];

/** Whether a picture can be handed to the phone's share sheet, where it can be saved or sent to another app. */
export const canShare = (): boolean =>
  navigator.canShare?.({ files: asFile(new Blob([], { type: 'image/png' }), 'picture.png') }) ?? false;

/**
 * Shares a picture where the browser can, and downloads it where it cannot or fails to. 'dismissed' when the member
 * closed the share sheet; 'no-downloads' where nothing was done, since the browser saves no files.
 */
export async function shareFile(
  content: Blob,
  name: string,
): Promise<'shared' | 'saved' | 'dismissed' | 'no-downloads'> {
  const files = asFile(content, name);
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  if (!hasDownloads()) return 'no-downloads';
  saveFile(content, name);
  return 'saved';
}
