const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

/** Polyfills for images in jsdom, which lacks object URLs and cannot read a blob's bytes. */
export function holdPictures(): void {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  Blob.prototype.arrayBuffer ??= function read(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () =>
        resolve(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0));
      reader.readAsArrayBuffer(this);
    });
  };
}

/** An image file with these bytes; by default the signature of a PNG. */
export const slipPicture = (bytes: Uint8Array<ArrayBuffer> = PNG): File =>
  new File([bytes], 'slip.png', { type: 'image/png' });

/** The file input of the slip sheet. */
export function slipInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[name=slip]');
  if (!input) throw new Error('no sheet for a slip is open');
  return input;
}
