/**
 * Opens the phone's share sheet. 'dismissed' if the member closed it or it was open already; 'refused' if the browser cannot
 * share this, or not now.
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

/** Whether the browser can share this link. Older browsers can share links but have no canShare. */
export const canShareLink = (link: ShareData): boolean =>
  'share' in navigator && (navigator.canShare?.(link) ?? true);
