export type Device = 'android' | 'ios' | 'other';

/** The platform whose apps this device can open. An iPad's user agent is a Mac's, but Macs have no touch screen. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'other';
}

export const thisDevice = (): Device => deviceOf(navigator.userAgent, navigator.maxTouchPoints);
