import '@testing-library/jest-dom';
import { recordTextNodes, takeTextNodes } from '@member-wallet/configs/jest/text-nodes';
import { configure, getConfig } from '@testing-library/react';
import React from 'react';
import type * as delays from '#/data/write/delays';

configure(({ getElementError }) => ({
  // A screen's first import is compiled on demand, which takes longer than the default second on a busy machine.
  asyncUtilTimeout: 15_000,
  // A polling query prints the page only on timeout, not at every failed attempt.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

// Shortens the delays of writes to a tenth, because tests would mostly wait for them.
jest.mock('#/data/write/delays', () => {
  const { DELAYS, delay } = jest.requireActual<typeof delays>('#/data/write/delays');
  return { delay, DELAYS: { ...DELAYS, start: DELAYS.start / 10, hide: DELAYS.hide / 10 } };
});

// Jest raises the limit to 100 frames, which is slow: Testing Library captures a stack for every failed query attempt.
Error.stackTraceLimit = 30;

// For warnings, React captures a stack for each of the first ten thousand elements per second, which takes a tenth of
// the time of a screen's tests. A counter beyond that limit makes it skip them; warnings still name the components.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

if (typeof window !== 'undefined') {
  recordTextNodes(document);
  // In every test: no text is rendered that React could not update after a browser has translated the page.
  afterEach(() => expect(takeTextNodes()).toEqual([]));
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  // Missing in jsdom; without it the app waits for seconds.
  window.requestIdleCallback ??= (run) =>
    window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }));
  window.cancelIdleCallback ??= (handle) => window.clearTimeout(handle);
  // No media query matches: default screen, motion and colour scheme.
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
