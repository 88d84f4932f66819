/**
 * Disables background features that the tests do not need, and V8's optimising compilers: pages live for seconds here,
 * and compiling for longer takes a tenth of the renderer's work.
 */
export const FLAGS = [
  '--js-flags=--no-maglev --no-opt',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
