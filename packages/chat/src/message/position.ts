/** A place in the server's order: by time, then by id. */
export interface Position {
  readonly at: number;
  readonly id: string;
}

/** Before every message. */
export const BEGINNING: Position = { at: Number.NEGATIVE_INFINITY, id: '' };

export const positionOf = ({ at, id }: Position): Position => ({ at, id });

/** Negative if `one` comes first. Ids that are plain numbers compare as numbers. */
export function comparePositions(one: Position, other: Position): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  if (one.id === other.id) return 0;
  if (NUMBER.test(one.id) && NUMBER.test(other.id) && one.id.length !== other.id.length) {
    return one.id.length - other.id.length;
  }
  return one.id < other.id ? -1 : 1;
}

const NUMBER = /^[1-9]\d*$/;

export const isAfter = (one: Position, other: Position) => comparePositions(one, other) > 0;

export const earlier = (one: Position, other: Position) => (isAfter(one, other) ? other : one);

export const later = (one: Position, other: Position) => (isAfter(one, other) ? one : other);
