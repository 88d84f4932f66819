import { useEffect, useRef } from 'react';
import { Icon } from '../panel/icon';
import { useWords } from '../panel/words';

interface ViewerProps {
  readonly address: string;
  readonly onClose: () => void;
}

/** A picture, as large as the screen allows. */
export function Viewer({ address, onClose }: ViewerProps) {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="viewer" aria-label={say('viewer')} onClose={onClose}>
      <img src={address} alt={say('picture')} />
      <button
        type="button"
        className="icon"
        aria-label={say('closeViewer')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
