/** Browsers inside LINE, Facebook and other apps: a download ends in nothing there, without a word. */
const WITHOUT_DOWNLOADS =
  /\bLine\/|FBA[NV]\/|FB_IAB|Instagram|MicroMessenger|Bytedance|musical_ly|; wv\)|(?:iPhone|iPad|iPod)(?!.*Safari)/;

/** Whether a file can be saved at all, as far as the browser's name tells. */
export const hasDownloads = (userAgent = navigator.userAgent): boolean => !WITHOUT_DOWNLOADS.test(userAgent);

/** Saves a file through the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Firefox follows only links that are in the document; a modal dialog does not affect this.
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
