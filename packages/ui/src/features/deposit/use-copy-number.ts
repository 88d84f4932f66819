import { useCallback, useEffect, useRef } from 'react';
import { useToast } from '#/components/toast';
import { useText } from '#/i18n/use-text';

/** How long after a new name is saved the number is copied by itself. */
const AFTER_NAME_MS = 1000;

/** Copies an account number and says so, or says that it could not. */
export function useCopyNumber(number: string | null) {
  const t = useText();
  const toast = useToast();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const now = useCallback(async () => {
    if (number === null) return;
    try {
      await navigator.clipboard.writeText(number);
      toast.success(t('components.copied', { text: number }));
    } catch {
      toast.error(t('components.copyFailed'));
    }
  }, [number, t, toast]);

  const latest = useRef(now);
  latest.current = now;
  return {
    now,
    soon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(), AFTER_NAME_MS);
    },
  };
}
