import { createContext } from 'node:vm';
import { FormData } from './form-data.mjs';
import { XMLHttpRequest } from './xml-http-request.mjs';

/** React Native has Blobs, but its FormData does not accept them. */
class Blob {}

/**
 * A context with JavaScript's built-ins and only those globals of React Native that this app uses. No window, document,
 * fetch or URL, and no globals of Node such as process, Buffer or require.
 * @returns {import('node:vm').Context}
 */
export const createPhone = () =>
  createContext({ AbortController, Blob, FormData, XMLHttpRequest, setTimeout, clearTimeout });
