import type { Locale } from '#/i18n/locale';

/** The files that may accompany a video. */
interface BesideVideo {
  readonly poster: string;
  readonly captions: (locale: Locale) => string;
}

/**
 * The poster and the captions of a video of this site: `wallet.webm` has `wallet.jpg` and, in each language,
 * `wallet.th.vtt` beside it. Null for a video of another host: its captions would need that host's leave.
 */
export function besideVideo(address: string): BesideVideo | null {
  const stem = /^(\/(?!\/)[^?#]*)\.\w+$/.exec(address)?.[1];
  if (stem === undefined) return null;
  return { poster: `${stem}.jpg`, captions: (locale) => `${stem}.${locale}.vtt` };
}
