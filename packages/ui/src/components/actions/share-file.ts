import { hasDownloads, saveFile } from './save-file';
import { share } from './share';

const asFile = (content: Blob, name: string): File[] => [new File([content], name, { type: content.type })];

/** Whether pictures can be shared with the phone's share sheet, which can save them or send them to another app. */
export const canShare = (): boolean =>
  navigator.canShare?.({ files: asFile(new Blob([], { type: 'image/png' }), 'picture.png') }) ?? false;

/**
 * Shares a picture or, if the browser cannot share it, downloads it. 'dismissed' if the member closed the share sheet;
 * 'no-downloads' if nothing was done, because the browser cannot download files either.
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
