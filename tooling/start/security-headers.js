import { createHash } from 'node:crypto';

const sha256 = (/** @type {string} */ text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const origin = (/** @type {string} */ url) => {
  try {
    return new URL(url).origin;
  } catch {
    return null;
  }
};

/**
 * The content security policy of a built app.
 * Scripts and styles: our own files and the inline ones by their hashes; nothing else, and no eval.
 * Images and media may come from the operator's server or its CDN, so any https address is allowed.
 * @param {{ inlineScripts: string[], inlineStyles: string[], apiBaseUrl?: string, chatUrl?: string, reportUrl?: string }} options
 */
export function contentSecurityPolicy({
  inlineScripts,
  inlineStyles,
  apiBaseUrl = '',
  chatUrl = '',
  reportUrl = '',
}) {
  const origins = (/** @type {string[]} */ ...urls) => urls.map(origin).filter((value) => value !== null);
  const remote = origins(apiBaseUrl, chatUrl);
  const sockets = remote.map((value) => value.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(sha256).join(' ')}`.trim(),
    `style-src 'self' ${inlineStyles.map(sha256).join(' ')}`.trim(),
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set([...remote, ...sockets, ...origins(reportUrl)])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self' https:",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The name under which the policy reports. */
const REPORTS = 'policy';

/**
 * What tells browsers where to report. @param {string} url an https address, or empty for nowhere
 * @returns {{ directives: string, headers: Record<string, string> }}
 */
function reporting(url) {
  if (url === '') return { directives: '', headers: {} };
  // Written into headers, where a quote, comma or semicolon would end it.
  if (!/^https:\/\/[^\s"',;]+$/.test(url) || !URL.canParse(url)) {
    throw new Error('CSP_REPORT_URL must be an address that starts with https://.');
  }
  return {
    // Firefox and Safari know only the older one, which others then leave aside.
    directives: `; report-to ${REPORTS}; report-uri ${url}`,
    headers: { 'Reporting-Endpoints': `${REPORTS}="${url}"` },
  };
}

/**
 * Headers for every response of the host that serves a built app.
 * @param {string} policy
 * @param {string} [policyReportUrl] where browsers report breaches of the policy
 * @returns {Record<string, string>}
 */
export function securityHeaders(policy, policyReportUrl = '') {
  const { directives, headers } = reporting(policyReportUrl);
  return {
    // What has no effect in a meta element, only the header carries.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'${directives}`,
    ...headers,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'no-referrer',
    // A year. Browsers heed it only over https.
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** @param {Record<string, string>} headers @param {(header: [name: string, value: string]) => string} format */
const indent = (headers, format) => Object.entries(headers).map(format).join('\n');

/**
 * The blocks of `_headers` that say how long what is kept. No two of them hold for one address: hosts that join the values
 * of all blocks would send both.
 * @param {string[]} pages
 */
const kept = (pages) =>
  [
    ['/assets/*', 'public, max-age=31536000, immutable'],
    // An old page names files that a later deployment may have removed.
    ...[...pages, '/index.html', '/settings.json', '/manifest.webmanifest'].map((path) => [path, 'no-cache']),
  ]
    .map(([path, value]) => `${path}\n  Cache-Control: ${value}\n`)
    .join('');

/**
 * The headers as files: `_headers` (the format of static hosts) and snippets to include in nginx and Caddy.
 * @param {Record<string, string>} headers
 * @param {string[]} pages the addresses at which the host serves the page
 * @returns {Record<string, string>} their contents by name
 */
export function headerFiles(headers, pages) {
  return {
    _headers: `/*\n${indent(headers, ([name, value]) => `  ${name}: ${value}`)}\n${kept(pages)}`,
    'nginx-headers.conf': `${indent(headers, ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)}\n`,
    'caddy-headers.conf': `header {\n${indent(headers, ([name, value]) => `\t${name} "${value.replaceAll('"', '\\"')}"`)}\n}\n`,
  };
}
