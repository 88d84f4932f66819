import type { Market } from '#/market/market';
import type { Env } from '#/app/settings/env';
import type { Page } from '#/app/pages/page';

/** Whether the market and the build settings put the support chat on a page, if the operator has it on. */
export const hasChat = (
  page: Pick<Page, 'chat'> | undefined,
  { features }: Pick<Market, 'features'>,
  { chatUrl, chatEverywhere }: Pick<Env, 'chatUrl' | 'chatEverywhere'>,
): boolean => chatUrl !== null && features.chat && (chatEverywhere || page?.chat === true);
