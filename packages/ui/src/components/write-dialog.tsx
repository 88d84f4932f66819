import { Dialog, type DialogProps } from './dialog';
import { WriteMessages, type WriteMessagesProps } from './write-messages';

/** A dialog that sends something: it cannot be closed meanwhile, and closes after an outcome that is not known. */
export function WriteDialog(props: DialogProps & WriteMessagesProps) {
  const { writes, onUnknown, unknownText, hasStatement, onRefused, advice, ...dialog } = props;
  return (
    <>
      <Dialog {...dialog} busy={dialog.busy || writes.some(({ running }) => running)} />
      <WriteMessages
        writes={writes}
        onUnknown={onUnknown ?? dialog.onClose}
        unknownText={unknownText}
        hasStatement={hasStatement}
        onRefused={onRefused}
        advice={advice}
      />
    </>
  );
}
