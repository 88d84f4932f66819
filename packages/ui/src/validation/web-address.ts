/** Whether a text is an address with a scheme. Browsers have URL.canParse only since 2023. */
export function isAddress(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}
