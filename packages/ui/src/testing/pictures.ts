const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

/** Lets jsdom hold pictures: it has no addresses for them and cannot read their bytes. */
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

/** A file with these bytes under a picture's name; a PNG's first bytes where none are given. */
export const slipPicture = (bytes: Uint8Array<ArrayBuffer> = PNG): File =>
  new File([bytes], 'slip.png', { type: 'image/png' });

/** The file input of the slip sheet. */
export function slipInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[name=slip]');
  if (!input) throw new Error('no sheet for a slip is open');
  return input;
}
