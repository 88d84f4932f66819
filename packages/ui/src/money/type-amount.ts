import { plainAmount } from './plain-amount';

/** The text and caret position of a text field. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

interface TypedChange extends Typed {
  /** The text before the change. */
  readonly before: string;
  /** What was typed or pasted; empty for a deletion, null if unknown. */
  readonly inserted: string | null;
  /** The direction in which a key deletes. */
  readonly deletes?: 'backward' | 'forward' | undefined;
}

/** An unambiguous amount: without separators, or all of it grouped by three. */
const CLEAR = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d*)(?:\.\d*)?$/;

const withoutSeparators = (text: string): string => text.replace(/[, ]/g, '');

/**
 * Formats an amount field after a change: grouped by three ('1500000' becomes '1,500,000'), in Western digits, with the
 * caret after the same digit. No digit is added, lost or moved. A text that is no amount, or is ambiguous ('1,5'), is
 * not changed, so that it never becomes another amount; it is refused when it is sent.
 */
export function typeAmount(change: TypedChange, symbol: string): Typed {
  const { text, caret } = withoutNeighbour(change);
  const plain = plainAmount(text, symbol);
  // If the text was an amount before the change, its commas are the field's own and can be regrouped.
  const isOurs =
    change.inserted !== null &&
    CLEAR.test(change.before) &&
    CLEAR.test(plainAmount(change.inserted, symbol)) &&
    CLEAR.test(withoutSeparators(plain));
  if (!isOurs && !CLEAR.test(plain)) return { text, caret };
  const grouped = withoutSeparators(plain).replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
  const ahead = withoutSeparators(plainAmount(text.slice(0, caret), symbol)).length;
  let at = 0;
  for (let seen = 0; seen < ahead; at += 1) if (grouped[at] !== ',') seen += 1;
  return { text: grouped, caret: at };
}

/** Deleting a comma deletes the digit beside it. Otherwise grouping would restore the comma, and the key do nothing. */
function withoutNeighbour({ before, text, caret, deletes }: TypedChange): Typed {
  const isComma = before[caret] === ',' && before.slice(0, caret) + before.slice(caret + 1) === text;
  if (!deletes || !isComma) return { text, caret };
  const at = deletes === 'backward' ? caret - 1 : caret;
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at };
}
