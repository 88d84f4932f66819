/**
 * Disables unneeded background features and V8's optimising compilers. Pages live for seconds here, and optimising would
 * take a tenth of the renderer's work.
 */
export const FLAGS = [
  '--js-flags=--no-maglev --no-opt',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
