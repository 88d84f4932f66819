/** Copies with the older execCommand, for in-app browsers in which the clipboard is missing or denied. */
function copyByCommand(text: string): boolean {
  let isCopied = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = true;
  };
  document.addEventListener('copy', give);
  try {
    return document.execCommand('copy') && isCopied;
  } finally {
    document.removeEventListener('copy', give);
  }
}

/** Copies a text. Rejects if the browser allows neither API. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyByCommand(text)) throw error;
  }
}
