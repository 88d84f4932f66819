/**
 * A file as React Native's FormData takes it: its bytes stay with the phone until they are sent.
 * @typedef {{ uri: string, name: string, type: string }} NativeFile
 * @typedef {{ fieldName: string } & (NativeFile | { string: string })} Part
 */

/** React Native's FormData: texts, and files by their address on the phone. It takes no Blob. */
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
