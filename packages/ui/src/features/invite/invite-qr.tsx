import encodeQr from 'qr';
import { useMemo } from 'react';
import { useText } from '#/i18n/use-text';
import styles from './invite-dialog.module.css';

/** The quiet zone around the code, in modules: scanners need four. */
const MARGIN = 4;

/** The dark modules as one path, with a rectangle for each run of them. */
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

/** The link as a QR code, dark on white in both themes so that a friend's phone can scan it. */
export function InviteQr({ link }: { readonly link: string }) {
  const t = useText();
  const { size, path } = useMemo(() => {
    const modules = encodeQr(link, 'raw', { border: MARGIN });
    return { size: modules.length, path: pathOf(modules) };
  }, [link]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('invite.qr')}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#0b1220" />
    </svg>
  );
}
