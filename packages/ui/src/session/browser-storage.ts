import type { StorageArea } from './stored-values';

/** Storage that lasts as long as the page: for browsers that forbid the real one, and for prerendering. */
export function memoryStorage(): StorageArea {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/**
 * The browser's storage, or memory where it is missing or forbidden (private windows, strict settings:
 * there even reading the property throws). A full storage loses the value, never the page.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): StorageArea {
  let area: Storage;
  try {
    area = window[kind];
    area.getItem('token');
  } catch {
    return memoryStorage();
  }
  return {
    getItem: (name) => area.getItem(name),
    setItem: (name, value) => {
      try {
        area.setItem(name, value);
      } catch {
        // The quota is used up. What matters for this visit is also held in memory.
      }
    },
    removeItem: (name) => area.removeItem(name),
  };
}
