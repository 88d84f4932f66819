/** A JSON object of a document. */
export type Json = { [field: string]: unknown };

export const fieldsOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());
