/** A message that the page has prepared for the member to complete and send. */
export interface PreparedMessage {
  readonly text: string;
  /** Files to attach. A promise's files are attached when it resolves. */
  readonly files?: readonly File[] | Promise<readonly File[]> | undefined;
}

/** Attaches the files of the message with this text. A message that is prepared again attaches no second copy. */
type AttachPrepared = (files: readonly File[], text: string) => void;

/** Adds the prepared message to the member's draft: returns the text, and attaches the files. */
export type PutPrepared = (draft: string, attach: AttachPrepared) => string;

/** The member's draft with the text added. */
export const withPrepared = (draft: string, text: string): string => {
  if (draft.trim() === '' || draft.trim() === text.trim()) return text;
  return draft.includes(text) ? draft : `${draft.trimEnd()}\n${text}`;
};

/** A function that puts the message into the composer, and calls `onPut`. */
export const putting =
  (message: PreparedMessage, onPut: () => void): PutPrepared =>
  (draft, attach) => {
    onPut();
    const { text, files = [] } = message;
    void Promise.resolve(files).then(
      (fetched) => attach(fetched, text),
      () => undefined,
    );
    return withPrepared(draft, text);
  };
