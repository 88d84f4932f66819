import type { StorageArea } from './stored-values';

/** In-memory storage that lasts as long as the page: for browsers that block the real one, and for prerendering. */
export function memoryStorage(): StorageArea {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/**
 * The browser's storage, or memory if it is missing or blocked (in private windows or under strict settings even
 * reading the property throws). If the storage is full the value is lost, but nothing throws.
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
        // The quota is exceeded. The app keeps what this visit needs in memory too.
      }
    },
    removeItem: (name) => area.removeItem(name),
  };
}
