/**
 * A file as React Native's FormData accepts it: by its URI, from which the phone reads it when it is sent.
 * @typedef {{ uri: string, name: string, type: string }} NativeFile
 * @typedef {{ fieldName: string } & (NativeFile | { string: string })} Part
 */

/** React Native's FormData, which accepts texts and files by their URI on the phone, but no Blobs. */
export class FormData {
  /** @type {Part[]} */
  #parts = [];

  /** @param {string} fieldName @param {string | NativeFile} value */
  append(fieldName, value) {
    if (typeof value === 'string') this.#parts.push({ fieldName, string: value });
    else if (typeof value.uri === 'string') this.#parts.push({ fieldName, ...value });
    else throw new TypeError(`${fieldName} is no file of this phone`);
  }

  getParts() {
    return this.#parts;
  }
}
