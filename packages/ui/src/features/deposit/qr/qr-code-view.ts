import { epochMs, type QrCode } from '@member-wallet/api-sdk';
import { isServerTimeKnown } from '#/data/clock/server-clock';
import { parseInstant } from '#/dates/instant';
import { fromWire, type Minor } from '#/money/minor';

/** A code as it is shown. */
export interface QrView {
  readonly id: string;
  /** For an img element; null for markup that holds no picture. */
  readonly image: string | null;
  /** Null if the server names none. */
  readonly amount: Minor | null;
  /** By the server's clock. */
  readonly deadline: number;
}

/** What is known of a code beside the answer itself. */
interface Arrival {
  /** When the answer came, by the server's clock. */
  readonly came: number;
  /** Made by this very call. */
  readonly isNew: boolean;
  readonly validityMs: number;
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

/** In milliseconds since 1970; undefined for no moment. */
const momentOf = (expireIn: string | number): number | undefined =>
  typeof expireIn === 'string' ? parseInstant(expireIn) : epochMs(expireIn);

/**
 * The deadline by the server's clock. Seconds left count from when the answer came. Where the server's time is not known,
 * a moment may not lie beyond the validity, which a phone that runs behind would make of it, and a code that is new is
 * not over yet, as on a phone that runs ahead.
 */
export function deadlineOf({ expireIn: given }: QrCode, { came, isNew, validityMs }: Arrival): number {
  const latest = came + validityMs;
  const expireIn = /^\d+$/.test(String(given)) ? Number(given) : given;
  if (typeof expireIn === 'number' && expireIn < 1e9) return came + expireIn * 1000;
  const moment = expireIn == null ? undefined : momentOf(expireIn);
  if (moment === undefined) return latest;
  if (isServerTimeKnown()) return moment;
  return isNew && moment <= came ? latest : Math.min(moment, latest);
}

/** Null without a code. */
export function qrView(code: QrCode | undefined, arrival: Arrival): QrView | null {
  if (!code?.hasQrcode || !code.qrcodeId) return null;
  return {
    id: code.qrcodeId,
    image: imageIn(code.qrcode),
    amount: fromWire(code.amount),
    deadline: deadlineOf(code, arrival),
  };
}
