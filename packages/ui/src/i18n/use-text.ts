import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextFunction } from './text-types';

/**
 * Texts in the active language: `t('login.title')`, `t('home.greeting', { name })`.
 * A key or a placeholder that does not exist does not compile.
 */
export function useText(): TextFunction {
  const { t } = useTranslation();
  return useCallback((key, ...[values]) => t(key, values ?? {}), [t]);
}
