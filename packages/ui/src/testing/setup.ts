import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A screen's first import is compiled on the spot; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 });

if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  // A wide screen with motion, light or dark as it comes: no query of ours matches.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

// jsdom has <dialog> but not its methods.
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.defineProperties(HTMLDialogElement.prototype, {
    showModal: {
      value(this: HTMLDialogElement) {
        this.setAttribute('open', '');
      },
    },
    close: {
      value(this: HTMLDialogElement) {
        if (!this.hasAttribute('open')) return;
        this.removeAttribute('open');
        this.dispatchEvent(new Event('close'));
      },
    },
  });
}
