import * as z from 'zod/mini';
import { lazy } from '../schema/lazy';
import { orNull } from '../schema/or-null';

/** An image with a text. */
export interface Banner {
  readonly image?: string | null | undefined;
  /** HTML from the operator. Sanitise it before showing it. */
  readonly html?: string | null | undefined;
}

export const bannerSchema = /* @__PURE__ */ lazy<Banner>(() =>
  z.looseObject({ image: orNull(z.string()), html: orNull(z.string()) }),
);

export interface BannerList {
  readonly banners: readonly Banner[];
}

export const bannerListSchema = /* @__PURE__ */ lazy<BannerList>(() =>
  z.looseObject({ banners: z.array(bannerSchema()) }),
);
