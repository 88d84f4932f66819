import type { Locale } from '@member-wallet/api-sdk';
import { en, type MoreTexts } from './en';
import { la } from './la';
import { th } from './th';

/** In every language, because this code seldom is loaded and small. */
export const moreTexts: Readonly<Record<Locale, MoreTexts>> = { th, la, en };
