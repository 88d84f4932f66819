/** Without what a browser does for its owner and not for the page. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long, in ms, anything may take that is waited for: a busy machine is slow, not wrong. */
export const PATIENCE = 120_000;
