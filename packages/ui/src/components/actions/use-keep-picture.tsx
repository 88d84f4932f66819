import { useState } from 'react';
import { HeldPicture } from '#/components/overlay/held-picture';
import { shareFile } from './share-file';

/** As a `data:` address: browsers inside other apps save no `blob:` of a page. */
const dataAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(picture);
  });

/**
 * Hands a picture to the share sheet or to the downloads; where there is neither, shows it to be pressed and held. Says
 * how it ended, and what to draw beside the button that starts it.
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
