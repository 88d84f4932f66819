/** Keeps files by client id until they are uploaded, across reloads where the browser supports it. */
export interface FileBox {
  put(clientId: string, file: Blob): Promise<void>;
  get(clientId: string): Promise<Blob | null>;
  remove(clientId: string): Promise<void>;
}

const STORE = 'files';

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('chat-files', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<T>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(factory);
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Always in memory too, so that a file can be sent even where the browser stores nothing. */
export function createFileBox(factory: IDBFactory | undefined): FileBox {
  const memory = new Map<string, Blob>();
  const stored = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) =>
    factory ? run(factory, mode, work).catch(() => undefined) : undefined;
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
