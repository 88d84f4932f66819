/**
 * Hands something to the phone's share sheet. 'dismissed' when the member closed it, or has it open already; 'refused'
 * where the browser does not share this, or not now.
 */
export async function share(what: ShareData): Promise<'shared' | 'dismissed' | 'refused'> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    const isDismissed =
      error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');
    return isDismissed ? 'dismissed' : 'refused';
  }
}

/** Whether the browser has a share sheet that takes this. Older ones cannot say it of links. */
export const canShareLink = (link: ShareData): boolean =>
  'share' in navigator && (navigator.canShare?.(link) ?? true);
