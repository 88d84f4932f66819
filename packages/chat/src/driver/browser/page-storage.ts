import type { ChatPlace } from '../options';

let memory: ChatPlace['storage'] | undefined;

/** A storage in memory, which is lost when the page is closed. */
function memoryStorage(): ChatPlace['storage'] {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** The browser's storage, or memory if it is blocked: then even reading `window.localStorage` throws. */
export function pageStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): ChatPlace['storage'] {
  try {
    const area = window[kind];
    area.getItem('');
    return area;
  } catch {
    return (memory ??= memoryStorage());
  }
}

/** The browser's database; undefined if there is none or it is blocked. */
export function pageDatabase(): IDBFactory | undefined {
  try {
    return indexedDB;
  } catch {
    return undefined;
  }
}
