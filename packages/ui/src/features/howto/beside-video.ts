import type { Locale } from '#/i18n/locale';

/** What may lie beside a video. */
export interface BesideVideo {
  readonly poster: string;
  readonly captions: Readonly<Record<Locale, string>>;
}

/**
 * The poster and the captions of a video of this site: `wallet.webm` has `wallet.jpg` and `wallet.th.vtt`,
 * `.la.vtt`, `.en.vtt` beside it. Null for a video of another host: its captions would need that host's leave.
 */
export function besideVideo(address: string): BesideVideo | null {
  const stem = /^(\/(?!\/)[^?#]*)\.\w+$/.exec(address)?.[1];
  if (stem === undefined) return null;
  return {
    poster: `${stem}.jpg`,
    captions: { th: `${stem}.th.vtt`, la: `${stem}.la.vtt`, en: `${stem}.en.vtt` },
  };
}
