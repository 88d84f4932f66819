import type { Banner, BannerList } from '@member-wallet/api-sdk';
import { useCallback, useState } from 'react';
import type { Read } from '#/data/use-read';

type Stage = 'closed' | 'asked' | 'banners' | 'dialog';

export interface Offer {
  readonly stage: Stage;
  readonly banners: readonly Banner[];
  /** Once opened, its dialogs stay mounted so that they can fade out. */
  readonly wasOpened: boolean;
  readonly start: () => void;
  /** From the banners to the dialog itself. */
  readonly proceed: () => void;
  readonly close: () => void;
}

const isWorthShowing = ({ image, html }: Banner): boolean => Boolean(image?.trim() || html?.trim());

/**
 * A dialog with banners before it. They are asked for with the press; where there are none, or they do not come,
 * the dialog opens at once.
 */
export function useOffer(useBanners: (wanted: boolean) => Read<BannerList>): Offer {
  const [stage, setStage] = useState<Stage>('closed');
  const [wasOpened, setWasOpened] = useState(false);
  const [banners, setBanners] = useState<readonly Banner[]>([]);
  const read = useBanners(stage === 'asked');
  if (stage === 'asked' && read.state !== 'loading') {
    const shown = read.data?.banners.filter(isWorthShowing) ?? [];
    setBanners(shown);
    setWasOpened(true);
    setStage(shown.length > 0 ? 'banners' : 'dialog');
  }
  const start = useCallback(() => setStage((current) => (current === 'closed' ? 'asked' : current)), []);
  return {
    stage,
    banners,
    wasOpened,
    start,
    proceed: () => setStage('dialog'),
    close: () => setStage('closed'),
  };
}
