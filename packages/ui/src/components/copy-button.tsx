import { Copy } from 'lucide-react';
import { useText } from '#/i18n/use-text';
import { tick } from './haptic';
import { IconButton } from './icon-button';
import { useToast } from './toast';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly text: string;
  /** What it is called: 'account number'. */
  readonly what: string;
  /** Its name stands in the message instead of the text itself. */
  readonly isSecret?: boolean;
}

export function CopyButton({ text, what, isSecret = false }: CopyButtonProps) {
  const t = useText();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      tick();
      toast.success(t('components.copied', { text: isSecret ? what : text }));
    } catch {
      toast.error(t('components.copyFailed'));
    }
  };
  return <IconButton variant="plain" label={t('components.copy', { what })} icon={<Copy />} onClick={copy} />;
}
