import { useState } from 'react';
import { HeldPicture } from '#/components/overlay/held-picture';
import { shareFile } from './share-file';

/** The picture as a `data:` URL, because browsers inside other apps cannot save a `blob:` URL. */
const dataAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(picture);
  });

/**
 * Shares or downloads a picture. If the browser can do neither, shows it, to be saved by a long press.
 * @returns `keep`, which resolves to what was done, and `held`, to be rendered beside its button
 */
export function useKeepPicture(title: string) {
  const [held, setHeld] = useState({ address: '', isOpen: false });
  return {
    async keep(picture: Blob, name: string) {
      const ended = await shareFile(picture, name);
      if (ended === 'no-downloads') setHeld({ address: await dataAddress(picture), isOpen: true });
      return ended;
    },
    held: (
      <HeldPicture
        title={title}
        address={held.address}
        open={held.isOpen}
        onClose={() => setHeld(({ address }) => ({ address, isOpen: false }))}
      />
    ),
  };
}
