import { useState } from 'react';
import { imageAddress } from '#/components/media/image-address';
import type { SlipPicture } from '#/components/slip/slip-view';
import { useSlipImage } from '#/data/deposit/use-slips';
import { useText } from '#/i18n/use-text';
import { useToast } from '#/toasts/use-toast';

/** The slip's picture being viewed. Its URL is the slip's link, or else requested with the slip's reference. */
export function useSlipPicture() {
  const t = useText();
  const toast = useToast();
  const lookup = useSlipImage();
  const [address, setAddress] = useState('');
  const [open, setOpen] = useState(false);

  const show = async (picture: NonNullable<SlipPicture>) => {
    let found: string | null;
    if ('address' in picture) found = picture.address;
    else {
      const result = await lookup.run({ reference: picture.reference });
      if (result.status === 'ignored') return;
      found = result.status === 'done' ? imageAddress(result.data.url) : null;
    }
    if (found === null) return toast.error(t('statement.slips.failed'));
    setAddress(found);
    setOpen(true);
  };
  return {
    address,
    open,
    isLoading: lookup.running,
    show: (picture: NonNullable<SlipPicture>) => void show(picture),
    close: () => setOpen(false),
  };
}
