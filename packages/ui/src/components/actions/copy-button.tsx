import { Copy } from 'lucide-react';
import { useText } from '#/i18n/use-text';
import { IconButton } from './icon-button';
import { useCopy } from './use-copy';

interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string;
  /** What the text is, for instance 'account number'. */
  readonly what: string;
  /** The confirmation shows `what` instead of the text itself. */
  readonly isSecret?: boolean;
}

export function CopyButton({ text, what, isSecret = false }: CopyButtonProps) {
  const t = useText();
  const copy = useCopy();
  return (
    <IconButton
      variant="plain"
      label={t('clipboard.copy', { what })}
      icon={<Copy />}
      onClick={() => void copy(text, isSecret ? what : undefined)}
    />
  );
}
