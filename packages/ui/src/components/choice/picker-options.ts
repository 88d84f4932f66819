import type { ReactNode } from 'react';

export interface PickerOption<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly lead?: ReactNode;
  readonly trail?: ReactNode;
  /** Further search terms, such as names in other languages and codes. */
  readonly keywords?: readonly string[];
  readonly disabled?: boolean;
}

const fold = (text: string): string => text.normalize('NFC').toLocaleLowerCase('en').replace(/\s+/g, '');

/** The options that contain every word of the query, ignoring case and spaces within names. */
export function matchOptions<Option extends PickerOption<string>>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = query.trim().split(/\s+/).map(fold).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ value, title, subtitle = '', keywords = [] }) => {
    const text = [value, title, subtitle, ...keywords].map(fold).join('\n');
    return words.every((word) => text.includes(word));
  });
}
