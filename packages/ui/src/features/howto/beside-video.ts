import type { Locale } from '#/i18n/locale';

/** The URLs of a video's poster and captions. */
interface BesideVideo {
  readonly poster: string;
  readonly captions: (locale: Locale) => string;
}

/**
 * The poster and captions of a video on this site: beside `wallet.webm` are `wallet.jpg` and, for each language, captions
 * such as `wallet.th.vtt`. Null for a video on another host, whose captions would need that host's permission (CORS).
 */
export function besideVideo(address: string): BesideVideo | null {
  const stem = /^(\/(?!\/)[^?#]*)\.\w+$/.exec(address)?.[1];
  if (stem === undefined) return null;
  return { poster: `${stem}.jpg`, captions: (locale) => `${stem}.${locale}.vtt` };
}
