import { useShown } from './i18n-provider';
import type { TextFunction } from './text-types';

/**
 * Texts in the active language: `t('login.title')`, `t('home.greeting', { name })`.
 * A key or a placeholder that does not exist does not compile.
 */
export const useText = (): TextFunction => useShown().t;
