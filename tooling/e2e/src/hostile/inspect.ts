import type { BrowserContext, Page } from 'playwright-core';

/** A picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Chromium reports content that DOMPurify removes although it has no effect: inline styles and base URLs during
 * parsing, scripts while their text is extracted. A report names the script that was running, so only those of the
 * sanitiser are ignored, and content that reaches the page is a finding.
 */
const REMOVED_BY_SANITISER = new RegExp(
  [
    'style-src-(?:attr|elem) inline ',
    'base-uri ',
    'require-trusted-types-for trusted-types-sink HTMLScriptElement text\\|',
    // The same messages in the console.
    'Applying inline style ',
    "Setting the document's base URI ",
    "This document requires 'TrustedScript' assignment",
  ]
    .map((start) => `^${start}`)
    .join('|'),
);
const SANITISER = /\/assets\/sanitise-html-[\w-]+\.js$/;

/** @param file the script that was running */
const isRemoved = (refused: string, file: string): boolean =>
  SANITISER.test(file) && REMOVED_BY_SANITISER.test(refused);

/**
 * Records calls by payloads, policy violations except those of the sanitiser, and other errors. Responds for all other
 * hosts, and records requests to them except those for pictures over HTTPS.
 */
export async function watch(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const findings: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || /^Failed to load resource/.test(text)) return;
    if (!isRemoved(text, message.location().url)) findings.push(text);
  });
  context.on('weberror', (error) => findings.push(String(error.error())));
  await context.exposeFunction('reportFinding', (finding: string) => void findings.push(finding));
  await context.exposeFunction('reportRefused', (refused: string, file: string) => {
    if (!isRemoved(refused, file)) findings.push(`the policy refused ${refused} in ${file}`);
  });
  await context.addInitScript(() => {
    const report = Reflect.get(window, 'reportFinding') as (finding: string) => void;
    Reflect.set(window, 'hit', () => report('a script ran'));
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Reflect.set(window, name, () => report(`${name} ran`));
    const refuse = Reflect.get(window, 'reportRefused') as (refused: string, file: string) => void;
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
        refuse(`${effectiveDirective} ${blockedURI} ${sample}`, sourceFile),
    );
  });
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const request = route.request();
      const url = request.url();
      // The operator's pictures may be on any HTTPS host.
      if (request.resourceType() !== 'image' || !url.startsWith('https:'))
        findings.push(`${url} was asked for`);
      await route.fulfill({ contentType: 'image/gif', body: PIXEL });
    },
  );
  return findings;
}

/** Runs in the page. Returns the faults of the shown content. */
function look(): string[] {
  const found: string[] = [];
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  // Controls that never scroll: those in the page's bars, or the dialog's close button.
  const controls = dialog
    ? [...dialog.querySelectorAll('button')].slice(0, 1)
    : [...document.querySelectorAll('header button, header a, nav a, nav button')].filter(
        (control) => !control.closest('main'),
      );
  for (const control of controls) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const over = document.elementFromPoint(x, y);
    if (over && !control.contains(over))
      found.push(`covered: ${control.outerHTML.slice(0, 80)} by ${over.outerHTML.slice(0, 80)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) {
    found.push(`wider than the window: ${document.documentElement.scrollWidth}`);
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/.test(name)) found.push(`a handler: ${name} on ${element.localName}`);
      if (name === 'style' && element.closest('[class*=_html_]'))
        found.push(`a style: ${value.slice(0, 60)} on ${element.localName}`);
      if (/^(?:href|src|action|formaction|xlink:href)$/.test(name)) {
        const address = value.replace(/[\0-\x20]/g, '');
        // Addresses with http are allowed, because this page itself is served over http.
        if (
          !/^(?:https?:|\/(?![/\\])|#|data:image\/|blob:|tel:|mailto:|line:|whatsapp:|itms-apps:|market:)/i.test(
            address,
          )
        )
          found.push(`an address: ${name}=${address.slice(0, 60)}`);
      }
    }
    if (
      /^(?:script|iframe|object|embed|base|link|meta|style)$/.test(element.localName) &&
      element.getAttribute('type') !== 'text/html' &&
      element.closest('#root')
    ) {
      found.push(`an element: ${element.localName}`);
    }
  }
  if (document.getElementById('clobbered') || 'clobbered' in window)
    found.push('a name of the page is taken');
  return found;
}

/** Runs in the page. Returns texts that set a direction which does not end within the server's text. */
function textsWithOpenDirection(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (!/[\u202a-\u202e\u2066\u2067]/.test(text)) continue;
    let box = node.parentElement;
    while (
      box &&
      getComputedStyle(box).display === 'inline' &&
      !/isolate|plaintext/.test(getComputedStyle(box).unicodeBidi)
    )
      box = box.parentElement;
    // A text node between the items of a row is an item of its own.
    if (box === node.parentElement && box && /flex|grid/.test(getComputedStyle(box).display)) continue;
    // Within an operator's own markup, a direction may extend over several texts.
    if (!box || box.closest('script, title, style, [class*=_html_]')) continue;
    const beside = (box.textContent ?? '').replace(text, '').trim();
    if (beside !== '') found.push(`turned: ${box.localName}.${box.className} ${beside.slice(0, 60)}`);
  }
  return found;
}

export const inspect = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(look)),
  ...(await page.evaluate(textsWithOpenDirection)),
];
