import { createContext } from 'node:vm';
import { FormData } from './form-data.mjs';
import { XMLHttpRequest } from './xml-http-request.mjs';

/** React Native has Blobs, but a form does not take them. */
class Blob {}

/**
 * A context with the language, and of a platform only what this app gets from React Native. No window, document,
 * fetch or URL, and nothing of Node: no process, Buffer or require.
 * @returns {import('node:vm').Context}
 */
export const createPhone = () =>
  createContext({ AbortController, Blob, FormData, XMLHttpRequest, setTimeout, clearTimeout });
