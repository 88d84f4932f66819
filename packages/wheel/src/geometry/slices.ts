import type { WheelLayout } from './layout';

/** The fractional part of an angle, without whole turns: 0 <= x < 1. */
export function withinTurn(turns: number): number {
  const rest = turns - Math.floor(turns);
  // A tiny negative angle rounds up to a whole turn, which is the same place as 0.
  return rest < 1 ? rest : 0;
}

/** Where the pointer is on a wheel rotated by `rotation`. */
export interface PointerPosition {
  readonly index: number;
  /** The pointer's position inside the slice, 0 <= x < 1, from 0 at the edge that passes the pointer last. */
  readonly fraction: number;
}

/** An edge belongs to the slice that it begins. */
export function underPointer(layout: WheelLayout, rotation: number): PointerPosition {
  const place = withinTurn(layout.pointer - rotation - layout.start) * layout.count;
  const index = Math.floor(place);
  return { index, fraction: place - index };
}

export function sliceAt(layout: WheelLayout, rotation: number): number {
  return underPointer(layout, rotation).index;
}

/** The edges of a slice on a wheel at rest, for drawing. */
export function sliceEdges(layout: WheelLayout, index: number): { from: number; to: number } {
  const slice = requireSlice(layout, index);
  return { from: layout.start + slice / layout.count, to: layout.start + (slice + 1) / layout.count };
}

/** The rotation, 0 <= x < 1, that brings a point of a slice under the pointer; 0.5 is the slice's middle. */
export function rotationTo(layout: WheelLayout, index: number, fraction = 0.5): number {
  const slice = requireSlice(layout, index);
  return withinTurn(layout.pointer - layout.start - (slice + fraction) / layout.count);
}

/** The nearest larger rotation at which an edge passes the pointer. */
export function nextEdge(layout: WheelLayout, rotation: number): number {
  const offset = layout.start - layout.pointer;
  // An edge at the pointer, within rounding, counts as passed.
  const passed = Math.floor((rotation + offset) * layout.count + 1e-9);
  return (passed + 1) / layout.count - offset;
}

/** @throws RangeError when the wheel has no such slice. */
function requireSlice(layout: WheelLayout, index: number): number {
  if (!Number.isInteger(index) || index < 0 || index >= layout.count) {
    throw new RangeError(`This wheel has slices 0 to ${layout.count - 1}, not ${index}.`);
  }
  return index;
}
