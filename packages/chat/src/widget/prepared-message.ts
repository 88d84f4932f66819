/** A message that the page has written for the member, who completes and sends it. */
export interface PreparedMessage {
  readonly text: string;
  /** To be attached; those that are still on their way follow. */
  readonly files?: readonly File[] | Promise<readonly File[]> | undefined;
}

/** Puts it beside what the member was writing: returns the text, and attaches the files. */
export type PutPrepared = (draft: string, attach: (files: readonly File[]) => Promise<void>) => string;

/** Added to what the member was writing. */
export const withPrepared = (draft: string, text: string): string => {
  if (draft.trim() === '' || draft.trim() === text.trim()) return text;
  return draft.includes(text) ? draft : `${draft.trimEnd()}\n${text}`;
};
