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
 * The content security policy of a built app. Scripts and styles: the app's own files, and inline ones by hash; no
 * eval. Images and media: any https URL, because they may be on the operator's server or CDN.
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

/** The policy's name for its reporting endpoint. */
const REPORT_ENDPOINT = 'policy';

/**
 * The directives and headers that tell browsers where to send reports.
 * @param {string} url an https URL, or empty for no reports
 * @returns {{ directives: string, headers: Record<string, string> }}
 */
function reporting(url) {
  if (url === '') return { directives: '', headers: {} };
  // The URL is written into headers, where a quote, comma or semicolon would end the value.
  if (!/^https:\/\/[^\s"',;]+$/.test(url) || !URL.canParse(url)) {
    throw new Error('CSP_REPORT_URL must be an address that starts with https://.');
  }
  return {
    // Firefox and Safari only support `report-uri`, which other browsers then ignore.
    directives: `; report-to ${REPORT_ENDPOINT}; report-uri ${url}`,
    headers: { 'Reporting-Endpoints': `${REPORT_ENDPOINT}="${url}"` },
  };
}

/**
 * Headers for every response of a host that serves a built app.
 * @param {string} policy
 * @param {string} [policyReportUrl] where browsers report policy violations
 * @returns {Record<string, string>}
 */
export function securityHeaders(policy, policyReportUrl = '') {
  const { directives, headers } = reporting(policyReportUrl);
  return {
    // Directives that have no effect in a meta element are only in the header.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'${directives}`,
    ...headers,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'no-referrer',
    // One year. Browsers ignore it over http.
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** @param {Record<string, string>} headers @param {(header: [name: string, value: string]) => string} format */
const indent = (headers, format) => Object.entries(headers).map(format).join('\n');

/**
 * The `Cache-Control` blocks of `_headers`. At most one of them matches a path, because hosts that merge all matching
 * blocks would send several values.
 * @param {string[]} pages
 */
const cacheRules = (pages) =>
  [
    ['/assets/*', 'public, max-age=31536000, immutable'],
    // An outdated page refers to files that a later deployment may have removed.
    ...[...pages, '/index.html', '/settings.json', '/manifest.webmanifest'].map((path) => [path, 'no-cache']),
  ]
    .map(([path, value]) => `${path}\n  Cache-Control: ${value}\n`)
    .join('');

/**
 * The headers as files: `_headers` (a format of static hosts) and snippets to include in nginx and Caddy.
 * @param {Record<string, string>} headers
 * @param {string[]} pages the paths at which the host serves the page
 * @returns {Record<string, string>} contents by file name
 */
export function headerFiles(headers, pages) {
  return {
    _headers: `/*\n${indent(headers, ([name, value]) => `  ${name}: ${value}`)}\n${cacheRules(pages)}`,
    'nginx-headers.conf': `${indent(headers, ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)}\n`,
    'caddy-headers.conf': `header {\n${indent(headers, ([name, value]) => `\t${name} "${value.replaceAll('"', '\\"')}"`)}\n}\n`,
  };
}
