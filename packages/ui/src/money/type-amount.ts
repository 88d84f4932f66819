import { plainAmount } from './plain-amount';

/** A text field's text and where its caret stands. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

interface TypedChange extends Typed {
  /** The text before the change. */
  readonly before: string;
  /** What was typed or pasted; empty where something was deleted, null where it is not known. */
  readonly inserted: string | null;
  /** Which way a key deletes. */
  readonly deletes?: 'backward' | 'forward' | undefined;
}

/** An amount that can be read in one way only: without separators, or grouped by three throughout. */
const CLEAR = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d*)(?:\.\d*)?$/;

const withoutSeparators = (text: string): string => text.replace(/[, ]/g, '');

/**
 * What an amount field holds after a change: grouped by three as it is typed ('1500000' becomes '1,500,000'), in Western
 * digits, with the caret behind the same digit. No digit is added, lost or moved. What is no amount, or could be read in
 * two ways ('1,5'), stays as it was typed: it is refused when it is sent, and never becomes another amount.
 */
export function typeAmount(change: TypedChange, symbol: string): Typed {
  const { text, caret } = withoutNeighbour(change);
  const plain = plainAmount(text, symbol);
  // Commas that were there before the change are the field's own, and move with it.
  const isOurs =
    change.inserted !== null &&
    CLEAR.test(change.before) &&
    CLEAR.test(plainAmount(change.inserted, symbol)) &&
    CLEAR.test(withoutSeparators(plain));
  if (!isOurs && !CLEAR.test(plain)) return { text, caret };
  const [whole = '', ...fraction] = withoutSeparators(plain).split('.');
  const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
  const ahead = withoutSeparators(plainAmount(text.slice(0, caret), symbol)).length;
  let at = 0;
  for (let seen = 0; seen < ahead; at += 1) if (grouped[at] !== ',') seen += 1;
  return { text: grouped, caret: at };
}

/** Deleting a comma deletes the digit beside it: the comma would come back, and the key seem dead. */
function withoutNeighbour({ before, text, caret, deletes }: TypedChange): Typed {
  const isComma = before[caret] === ',' && before.slice(0, caret) + before.slice(caret + 1) === text;
  if (!deletes || !isComma) return { text, caret };
  const at = deletes === 'backward' ? caret - 1 : caret;
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at };
}
