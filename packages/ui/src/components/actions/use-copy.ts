import { useText } from '#/i18n/use-text';
import { copyText } from './copy-text';
import { tick } from './haptic';
import { useToast } from '#/toasts/use-toast';

/** Returns a function that copies a text and confirms it with a toast, which shows `name` or, without it, the text. */
export function useCopy(): (text: string, name?: string) => Promise<void> {
  const t = useText();
  const toast = useToast();
  return async (text, name = text) => {
    try {
      await copyText(text);
      tick();
      toast.success(t('clipboard.copied', { text: name }));
    } catch {
      toast.error(t('clipboard.failed'));
    }
  };
}
