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
 * @param {{ inlineScripts: string[], inlineStyles: string[], apiBaseUrl?: string, chatUrl?: string }} options
 */
export function contentSecurityPolicy({ inlineScripts, inlineStyles, apiBaseUrl = '', chatUrl = '' }) {
  const remote = [apiBaseUrl, chatUrl].map(origin).filter((value) => value !== null);
  const sockets = remote.map((value) => value.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(sha256).join(' ')}`.trim(),
    `style-src 'self' ${inlineStyles.map(sha256).join(' ')}`.trim(),
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set([...remote, ...sockets])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self' https:",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * Headers for every response of the host that serves a built app.
 * @param {string} policy
 * @returns {Record<string, string>}
 */
export const securityHeaders = (policy) => ({
  // frame-ancestors has no effect in a meta element, so only the header carries it.
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** @param {Record<string, string>} headers @param {(header: [name: string, value: string]) => string} format */
const indent = (headers, format) => Object.entries(headers).map(format).join('\n');

/**
 * The headers as files: `_headers` (the format of static hosts) and a snippet to include in nginx.
 * @param {Record<string, string>} headers
 * @returns {Record<string, string>} their contents by name
 */
export function headerFiles(headers) {
  return {
    _headers: `/*\n${indent(headers, ([name, value]) => `  ${name}: ${value}`)}\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    'nginx-headers.conf': `${indent(headers, ([name, value]) => `add_header ${name} "${value}" always;`)}\n`,
  };
}
