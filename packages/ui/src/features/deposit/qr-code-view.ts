import type { QrCode } from '@member-wallet/api-sdk';
import { parseInstant } from '#/dates/instant';
import { fromWire, type Minor } from '#/money/minor';

/** A code as it is shown. */
export interface QrView {
  readonly id: string;
  /** For an img element; null for markup that holds no picture. */
  readonly image: string | null;
  /** Null if the server names none. */
  readonly amount: Minor | null;
  /** As Date.now() counts on this phone. */
  readonly deadline: number;
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** In characters. The picture of a code has some tens of thousands. */
const LARGEST = 500_000;

/**
 * The address of the picture that the server's markup holds. Markup never enters the page: as the source of an
 * image it cannot run anything.
 */
export function imageIn(markup: string | null | undefined): string | null {
  if (markup == null || markup.length > LARGEST) return null;
  const text = markup.trim();
  const start = text.search(/<svg[\s>]/i);
  // Each end once: a pattern from start to end would look for the end again from every start.
  const end = [...text.matchAll(/<\/svg>/gi)].at(-1);
  if (start >= 0 && end && end.index > start) {
    const svg = text.slice(start, end.index + end[0].length);
    const whole = /\sxmlns=/.test(svg) ? svg : svg.replace(/<svg/i, `<svg xmlns="${SVG_NAMESPACE}"`);
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
  }
  return /(?:^|["'(])(data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+)/.exec(text)?.[1] ?? null;
}

/**
 * The deadline on this phone's clock. Seconds left count from when the answer came. A moment is moved by how
 * far the phone's clock is from the server's, where the answer tells; else it may not lie beyond the validity,
 * which a phone that runs behind would make of it.
 */
export function deadlineOf(code: QrCode, came: number, validityMs: number): number {
  const latest = came + validityMs;
  const expireIn = /^\d+$/.test(String(code.expireIn)) ? Number(code.expireIn) : code.expireIn;
  if (typeof expireIn === 'number') {
    if (expireIn < 1e9) return came + expireIn * 1000;
    // Since the epoch: seconds have fewer digits than milliseconds until the year 5138.
    return Math.min(expireIn < 1e11 ? expireIn * 1000 : expireIn, latest);
  }
  if (expireIn == null) return latest;
  const moment = parseInstant(expireIn);
  if (moment === undefined) return latest;
  const serverNow: unknown = Reflect.get(code, 'now');
  const server = typeof serverNow === 'string' ? parseInstant(serverNow) : undefined;
  return server === undefined ? Math.min(moment, latest) : came + (moment - server);
}

/** Null without a code. @param came when the answer came, as Date.now() counts */
export function qrView(code: QrCode | undefined, came: number, validityMs: number): QrView | null {
  if (!code?.hasQrcode || !code.qrcodeId) return null;
  return {
    id: code.qrcodeId,
    image: imageIn(code.qrcode),
    amount: fromWire(code.amount),
    deadline: deadlineOf(code, came, validityMs),
  };
}
