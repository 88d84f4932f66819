import encodeQr from 'qr';
import { useMemo } from 'react';
import { CodeImage } from '#/components/media/code-image';
import { useText } from '#/i18n/use-text';
import styles from './invite-dialog.module.css';

/** In modules. Scanners need four around the code; most of them are the picture's margin. */
const BORDER = 1;

/** The dark modules as one SVG path, with a rectangle for each horizontal run. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join('');
}

function pictureOf(link: string): string {
  const modules = encodeQr(link, 'raw', { border: BORDER });
  const size = modules.length;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${pathOf(modules)}"/></svg>`,
  )}`;
}

/** The link as a QR code. Black on white in both themes, so that phones can scan it. */
export function InviteQr({ link }: { readonly link: string }) {
  const t = useText();
  const image = useMemo(() => pictureOf(link), [link]);
  return <CodeImage className={styles.qr} image={image} alt={t('invite.qr')} width={208} height={208} />;
}
