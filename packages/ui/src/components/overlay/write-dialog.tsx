import { Dialog, type DialogProps } from './dialog';
import { WriteMessages, type WriteMessagesProps } from './write-messages';

/** A dialog that sends writes. Cannot be closed while one is in flight, and closes after an unknown outcome. */
export function WriteDialog(props: DialogProps & WriteMessagesProps) {
  const { writes, onUnknown, unknownText, unknownLink, onRefused, advice, ...dialog } = props;
  return (
    <>
      <Dialog {...dialog} busy={dialog.busy || writes.some(({ sending }) => sending)} />
      <WriteMessages
        writes={writes}
        onUnknown={onUnknown ?? dialog.onClose}
        unknownText={unknownText}
        unknownLink={unknownLink}
        onRefused={onRefused}
        advice={advice}
      />
    </>
  );
}
