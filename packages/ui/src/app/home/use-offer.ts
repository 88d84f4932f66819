import type { Banner, BannerList } from '@member-wallet/api-sdk';
import { useCallback, useReducer } from 'react';
import type { Read } from '#/data/read/use-read';

/** The state of a dialog that is preceded by banners. */
interface OfferState {
  readonly stage: 'closed' | 'asked' | 'banners' | 'dialog';
  readonly banners: readonly Banner[];
  /** Whether it was ever opened: after that the dialogs stay mounted, so that they can fade out. */
  readonly wasOpened: boolean;
}

export type OfferEvent =
  | { readonly type: 'started' }
  /** The banners have loaded; none if that failed. */
  | { readonly type: 'answered'; readonly banners: readonly Banner[] }
  | { readonly type: 'proceeded' }
  | { readonly type: 'closed' };

export const NO_OFFER: OfferState = { stage: 'closed', banners: [], wasOpened: false };

const isWorthShowing = ({ image, html }: Banner): boolean => Boolean(image?.trim() || html?.trim());

export function offerReducer(state: OfferState, event: OfferEvent): OfferState {
  switch (event.type) {
    case 'started':
      return state.stage === 'closed' ? { ...state, stage: 'asked' } : state;
    case 'answered': {
      if (state.stage !== 'asked') return state;
      const banners = event.banners.filter(isWorthShowing);
      return { stage: banners.length > 0 ? 'banners' : 'dialog', banners, wasOpened: true };
    }
    case 'proceeded':
      return { ...state, stage: 'dialog' };
    case 'closed':
      return { ...state, stage: 'closed' };
  }
}

export interface Offer extends OfferState {
  readonly start: () => void;
  /** Goes from the banners to the dialog. */
  readonly proceed: () => void;
  readonly close: () => void;
}

/**
 * A dialog preceded by banners, which the press requests; if there are none, or they fail to load, the dialog
 * opens at once.
 */
export function useOffer(useBanners: (wanted: boolean) => Read<BannerList>): Offer {
  const [state, dispatch] = useReducer(offerReducer, NO_OFFER);
  const isAsked = state.stage === 'asked';
  const read = useBanners(isAsked);
  if (isAsked && read.state !== 'loading') dispatch({ type: 'answered', banners: read.data?.banners ?? [] });
  const start = useCallback(() => dispatch({ type: 'started' }), []);
  return {
    ...state,
    start,
    proceed: () => dispatch({ type: 'proceeded' }),
    close: () => dispatch({ type: 'closed' }),
  };
}
