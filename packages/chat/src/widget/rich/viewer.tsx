import { useEffect, useRef } from 'react';
import { Icon } from '../panel/icon';
import { useTranslate } from '../panel/translate';

interface ViewerProps {
  readonly url: string;
  readonly onClose: () => void;
}

/** A picture in full size. */
export function Viewer({ url, onClose }: ViewerProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="viewer" aria-label={t('viewer')} onClose={onClose}>
      <img src={url} alt={t('picture')} />
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
