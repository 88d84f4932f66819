import '@testing-library/jest-dom';
import { recordTextNodes, takeTextNodes } from '@member-wallet/configs/jest/text-nodes';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });

recordTextNodes(document);
// A page translated by the browser must not keep old texts: see decision 92.
afterEach(() => expect(takeTextNodes()).toEqual([]));

// No media query matches, as on a phone.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom lacks the methods of <dialog>, and object URLs.
Object.defineProperties(HTMLDialogElement.prototype, {
  show: { value: open },
  showModal: { value: open },
  close: {
    value(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  },
});

function open(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => undefined;
