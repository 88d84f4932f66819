/** A message that the page has prepared for the member to complete and send. */
export interface PreparedMessage {
  readonly text: string;
  /** Files to attach. A promise's files are attached when it resolves. */
  readonly files?: readonly File[] | Promise<readonly File[]> | undefined;
}

/** Adds the prepared message to the member's draft: returns the text, and attaches the files. */
export type PutPrepared = (draft: string, attach: (files: readonly File[]) => void) => string;

/** The member's draft with the text added. */
export const withPrepared = (draft: string, text: string): string => {
  if (draft.trim() === '' || draft.trim() === text.trim()) return text;
  return draft.includes(text) ? draft : `${draft.trimEnd()}\n${text}`;
};
