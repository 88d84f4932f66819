import type { StatementEntry } from '@member-wallet/api-sdk';
import { Dialog } from '#/components/overlay/dialog';
import { useText } from '#/i18n/use-text';
import { EntryActions, EntryDetails, type EntryDetailsProps } from './entry-details';
import { entryTexts } from './entry-texts';

export interface EntryDialogProps extends Omit<EntryDetailsProps, 'entry'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The entry to show; still set while the dialog fades out. */
  readonly entry: StatementEntry | null;
}

/** An entry in a dialog over the list. */
export function EntryDialog({ open, onClose, entry, ...rest }: EntryDialogProps) {
  const t = useText();
  const title = entry ? entryTexts(entry, t, rest.nameOf).activity : t('titles.statement');
  return (
    <Dialog
      open={open && entry !== null}
      onClose={onClose}
      title={title}
      footer={entry && <EntryActions entry={entry} {...rest} />}
    >
      {entry && <EntryDetails entry={entry} {...rest} />}
    </Dialog>
  );
}
