import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

configure(({ getElementError }) => ({
  // A screen's first import is compiled on the spot; on a busy machine that takes longer than the usual second.
  asyncUtilTimeout: 15_000,
  // A query that is asked until it finds something prints the page once, when time is up: not at every failure.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

// React takes a stack for every element that it makes, and Jest asks for a hundred frames each time.
Error.stackTraceLimit = 30;

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
