import { epochMs, type QrCode } from '@member-wallet/api-sdk';
import { isServerTimeKnown } from '#/data/clock/server-clock';
import { parseInstant } from '#/dates/instant';
import { fromWire, type Minor } from '#/money/minor';

/** An open code, parsed for display. */
export interface QrView {
  readonly id: string;
  /** The src of an img element; null if the server's markup has no picture. */
  readonly image: string | null;
  /** Null if the server names none. */
  readonly amount: Minor | null;
  /** In milliseconds since the epoch, by the server's clock. */
  readonly deadline: number;
}

/** The response that contained the code. */
interface Arrival {
  /** When the response arrived, by the server's clock. */
  readonly receivedAt: number;
  /** Whether the call created the code. */
  readonly isNew: boolean;
  readonly validityMs: number;
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** In characters. A code's picture normally has tens of thousands. */
const LARGEST = 500_000;

/**
 * A data URL of the picture in the server's markup; null if there is none. The markup itself is never inserted into the
 * page, because it could contain scripts, which do not run in an img element.
 */
export function imageIn(markup: string | null | undefined): string | null {
  if (markup == null || markup.length > LARGEST) return null;
  const text = markup.trim();
  const start = text.search(/<svg[\s>]/i);
  // Not one regular expression from start to end, which would take quadratic time on hostile input.
  const end = [...text.matchAll(/<\/svg>/gi)].at(-1);
  if (start >= 0 && end && end.index > start) {
    const svg = text.slice(start, end.index + end[0].length);
    const whole = /\sxmlns=/.test(svg) ? svg : svg.replace(/<svg/i, `<svg xmlns="${SVG_NAMESPACE}"`);
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
  }
  return /(?:^|["'(])(data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+)/.exec(text)?.[1] ?? null;
}

/** In milliseconds since the epoch; undefined if the text is not a time. */
const momentOf = (expireIn: string | number): number | undefined =>
  typeof expireIn === 'string' ? parseInstant(expireIn) : epochMs(expireIn);

/**
 * The deadline by the server's clock. A small number is the seconds left from the arrival of the response. While the
 * server's time is unknown, the phone's clock is used, with two corrections: the deadline is at most one validity period
 * away, in case the clock is slow, and a new code has not expired, in case it is fast.
 */
export function deadlineOf({ expireIn: given }: QrCode, { receivedAt, isNew, validityMs }: Arrival): number {
  const latest = receivedAt + validityMs;
  const expireIn = /^\d+$/.test(String(given)) ? Number(given) : given;
  if (typeof expireIn === 'number' && expireIn < 1e9) return receivedAt + expireIn * 1000;
  const moment = expireIn == null ? undefined : momentOf(expireIn);
  if (moment === undefined) return latest;
  if (isServerTimeKnown()) return moment;
  return isNew && moment <= receivedAt ? latest : Math.min(moment, latest);
}

/** Null if the response has no code. */
export function qrView(code: QrCode | undefined, arrival: Arrival): QrView | null {
  if (!code?.hasQrcode || !code.qrcodeId) return null;
  return {
    id: code.qrcodeId,
    image: imageIn(code.qrcode),
    amount: fromWire(code.amount),
    deadline: deadlineOf(code, arrival),
  };
}
