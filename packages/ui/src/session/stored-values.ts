import { SCHEMAS, type StoredName, type StoredValue, textOf, valueIn } from './stored-schemas';

export type { StoredName, StoredValue };

/** The names of all stored values. */
export const STORED_NAMES = Object.keys(SCHEMAS) as readonly StoredName[];

/** The part of the browser's Storage that is used here. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredValues {
  /**
   * The value, or null if there is none or it is invalid (it is then removed). The same object until another is stored.
   */
  get<N extends StoredName>(name: N): StoredValue<N> | null;
  set<N extends StoredName>(name: N, value: StoredValue<N>): void;
  remove(name: StoredName): void;
}

export function storedValues(area: StorageArea): StoredValues {
  const read = new Map<StoredName, { readonly text: string; readonly value: unknown }>();
  return {
    get<N extends StoredName>(name: N) {
      const text = area.getItem(name);
      if (text === null) return null;
      const before = read.get(name);
      if (before?.text === text) return before.value as StoredValue<N>;
      const found = valueIn(name, text);
      // Converted to the format of this version of the app, which may round it.
      const kept = found === null ? null : textOf(name, found);
      const value = kept === null ? null : valueIn(name, kept);
      if (kept === null || value === null) {
        area.removeItem(name);
        return null;
      }
      if (kept !== text) area.setItem(name, kept);
      read.set(name, { text: kept, value });
      return value;
    },
    set(name, value) {
      // Never write a value that `get` would reject.
      const text = textOf(name, value);
      if (text !== null) area.setItem(name, text);
    },
    remove: (name) => area.removeItem(name),
  };
}
