import type { BannerList } from '@member-wallet/api-sdk';
import { useCallback, useReducer } from 'react';
import type { Read } from '#/data/read/use-read';
import { NO_OFFER, offerReducer, type OfferState } from './offer-state';

export interface Offer extends OfferState {
  readonly start: () => void;
  /** From the banners to the dialog itself. */
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
