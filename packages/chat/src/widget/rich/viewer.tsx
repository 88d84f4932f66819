import { useEffect, useRef } from 'react';
import type { OnCover } from '../page-functions';
import { Icon } from '../panel/icon';
import { useTranslate } from '../panel/translate';
import { useZoom } from './use-zoom';

interface ViewerProps {
  readonly url: string;
  readonly onClose: () => void;
  readonly onCover: OnCover | undefined;
}

/** A picture in full size, which can be enlarged further. */
export function Viewer({ url, onClose, onCover }: ViewerProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { onKeyDown, ...pointers } = useZoom(picture);
  useEffect(() => {
    dialog.current?.showModal();
    return onCover?.(onClose);
  }, [onCover, onClose]);
  return (
    <dialog ref={dialog} className="viewer" aria-label={t('viewer')} onClose={onClose} onKeyDown={onKeyDown}>
      <img ref={picture} src={url} alt={t('picture')} draggable={false} {...pointers} />
      <button
        type="button"
        className="icon"
        aria-label={t('closeViewer')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
