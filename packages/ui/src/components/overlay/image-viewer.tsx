import { ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '#/i18n/use-text';
import { classNames } from '#/components/class-names';
import { Dialog } from './dialog';
import { IconButton } from '#/components/actions/icon-button';
import styles from './image-viewer.module.css';
import wide from './wide-dialog.module.css';

export interface ImageViewerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly address: string;
  /** What the picture shows. */
  readonly alt: string;
}

/** The zoom steps, as class names: the Content Security Policy forbids inline styles. */
const ZOOMS = ['fit', 'wider', 'double', 'triple'] as const;

/** An image in a sheet, which can be zoomed with buttons, with + and −, or by a double press. */
export function ImageViewer({ open, onClose, title, ...picture }: ImageViewerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} look={wide.wide}>
      <Picture {...picture} />
    </Dialog>
  );
}

function Picture({ address, alt }: Pick<ImageViewerProps, 'address' | 'alt'>) {
  const t = useText();
  const [zoom, setZoom] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const step = (by: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)));
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
  };
  if (isBroken) return <p role="status">{t('pictures.failed')}</p>;
  return (
    <div className={styles.viewer}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys and the double press do what the buttons below do */}
      <div
        className={styles.frame}
        role="group"
        aria-label={alt}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={handleKey}
        onDoubleClick={() => setZoom((now) => (now === 0 ? 2 : 0))}
      >
        <img
          className={classNames(styles.image, styles[ZOOMS[zoom] ?? 'fit'])}
          src={address}
          alt={alt}
          draggable={false}
          onError={() => setIsBroken(true)}
        />
      </div>
      <div className={styles.tools}>
        <IconButton
          variant="sunken"
          label={t('pictures.zoomOut')}
          icon={<ZoomOut />}
          disabled={zoom === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          variant="sunken"
          label={t('pictures.zoomIn')}
          icon={<ZoomIn />}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => step(1)}
        />
      </div>
    </div>
  );
}
