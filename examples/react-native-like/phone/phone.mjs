import { createContext } from 'node:vm';
import { XMLHttpRequest } from './xml-http-request.mjs';

/**
 * A context with the language, and of a platform only what this app gets from React Native. No window, document, Blob,
 * fetch or URL, and nothing of Node: no process, Buffer or require.
 * @returns {import('node:vm').Context}
 */
export const createPhone = () => createContext({ XMLHttpRequest, setTimeout, clearTimeout });
