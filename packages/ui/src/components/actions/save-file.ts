/** The browsers inside LINE, Facebook and other apps, in which downloads fail silently. */
const WITHOUT_DOWNLOADS =
  /\bLine\/|FBA[NV]\/|FB_IAB|Instagram|MicroMessenger|Bytedance|musical_ly|; wv\)|(?:iPhone|iPad|iPod)(?!.*Safari)/;

/** Whether files can be downloaded, as far as the user agent tells. */
export const hasDownloads = (userAgent = navigator.userAgent): boolean => !WITHOUT_DOWNLOADS.test(userAgent);

/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Firefox only follows links that are in the document. An open modal dialog does not prevent it.
  document.body.append(link);
  link.click();
  link.remove();
  // Later, because the browser reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
