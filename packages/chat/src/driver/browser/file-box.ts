/** Keeps files by client id until they are uploaded, across reloads where the browser supports it. */
export interface FileBox {
  put(clientId: string, file: Blob): Promise<void>;
  get(clientId: string): Promise<Blob | null>;
  remove(clientId: string): Promise<void>;
}

/** Also keeps the files in memory, so that they can be sent if the browser has no storage. */
export function createFileBox(factory: IDBFactory | undefined): FileBox {
  const memory = new Map<string, Blob>();
  const stored = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) => {
    try {
      return factory && (await (await import('./file-store')).run(factory, mode, work));
    } catch {
      return undefined;
    }
  };
  return {
    put: async (clientId, file) => {
      memory.set(clientId, file);
      await stored('readwrite', (store) => store.put(file, clientId));
    },
    get: async (clientId) => {
      const known = memory.get(clientId);
      if (known) return known;
      const found: unknown = await stored('readonly', (store) => store.get(clientId));
      return found instanceof Blob ? found : null;
    },
    remove: async (clientId) => {
      memory.delete(clientId);
      await stored('readwrite', (store) => store.delete(clientId));
    },
  };
}
