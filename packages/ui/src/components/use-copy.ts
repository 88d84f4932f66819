import { useText } from '#/i18n/use-text';
import { tick } from './haptic';
import { useToast } from '#/toasts/use-toast';

/** Puts a text on the clipboard, and says so: with the text itself, or with what it is called. */
export function useCopy(): (text: string, name?: string) => Promise<void> {
  const t = useText();
  const toast = useToast();
  return async (text, name = text) => {
    try {
      await navigator.clipboard.writeText(text);
      tick();
      toast.success(t('components.copied', { text: name }));
    } catch {
      toast.error(t('components.copyFailed'));
    }
  };
}
