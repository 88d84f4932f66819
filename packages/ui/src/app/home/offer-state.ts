import type { Banner } from '@member-wallet/api-sdk';

/** A dialog that has banners before it, from the press to its end. */
export interface OfferState {
  readonly stage: 'closed' | 'asked' | 'banners' | 'dialog';
  readonly banners: readonly Banner[];
  /** Once opened, its dialogs stay mounted so that they can fade out. */
  readonly wasOpened: boolean;
}

export type OfferEvent =
  | { readonly type: 'started' }
  /** The banners have come, or will not: then there are none. */
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
