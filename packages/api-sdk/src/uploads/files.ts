import type { Upload } from '../entities/upload';

/** A React Native file, by its URI on the device. */
export interface LocalFile {
  /** Such as 'file:///…/slip.jpg', from a picker. */
  readonly uri: string;
  readonly name: string;
  /** The media type, such as 'image/jpeg'. */
  readonly type: string;
}

/**
 * Turns a Node Buffer, or any other Uint8Array or ArrayBuffer, into a file to upload.
 * @param type the media type, such as 'image/png'
 */
export const bytesFile = (bytes: Uint8Array | ArrayBuffer, name: string, type: string): Upload['file'] =>
  // The compiler assumes that memory may be shared, which File refuses itself.
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type });

/**
 * Turns a React Native file into a file to upload. It is read when it is sent, under its own name.
 * @throws TypeError outside React Native, where a form would send a string instead, and for an empty field
 */
export const localFile = (file: LocalFile): Upload['file'] => {
  // React Native's FormData accepts such an object where others require a Blob.
  if (!('getParts' in FormData.prototype))
    throw new TypeError('only React Native sends a file by its address');
  const fields = (['uri', 'name', 'type'] as const).map((field) => {
    const value: unknown = file[field];
    if (typeof value !== 'string' || value === '') throw new TypeError(`a local file needs its "${field}"`);
    return [field, { value, enumerable: true }];
  });
  return Object.create(Blob.prototype, Object.fromEntries(fields) as PropertyDescriptorMap) as Blob;
};
