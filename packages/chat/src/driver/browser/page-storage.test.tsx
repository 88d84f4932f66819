import { pageDatabase, pageStorage } from './page-storage';

afterEach(() => jest.restoreAllMocks());

test('uses the storage of the browser', () => {
  expect(pageStorage()).toBe(localStorage);
  expect(pageStorage('sessionStorage')).toBe(sessionStorage);
});

test('uses memory that the whole page shares if the browser blocks its storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  pageStorage().setItem('draft', 'a');
  const storage = pageStorage();
  expect(storage.getItem('draft')).toBe('a');
  expect(storage.length).toBe(1);
  expect(storage.key(0)).toBe('draft');
  storage.removeItem('draft');
  expect(storage.getItem('draft')).toBeNull();
  expect(storage.key(0)).toBeNull();
});

test('has no database if the browser has none or blocks it', () => {
  expect(pageDatabase()).toBeUndefined();
  const database = {};
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: database });
  expect(pageDatabase()).toBe(database);
  Object.defineProperty(window, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(pageDatabase()).toBeUndefined();
  Reflect.deleteProperty(window, 'indexedDB');
});
