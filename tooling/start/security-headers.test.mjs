import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentSecurityPolicy, headerFiles, securityHeaders } from './security-headers.js';

const policy = contentSecurityPolicy({ inlineScripts: ['a()'], inlineStyles: ['b{}'] });

test('allows connections to the API and the chat, their sockets, and the address for reports', () => {
  const urls = {
    apiBaseUrl: 'https://api.example/v1',
    chatUrl: '',
    reportUrl: 'https://reports.example/wallet?app=th',
  };
  assert.match(
    contentSecurityPolicy({ inlineScripts: [], inlineStyles: [], ...urls }),
    /; connect-src 'self' https:\/\/api\.example wss:\/\/api\.example https:\/\/reports\.example;/,
  );
  assert.match(
    contentSecurityPolicy({ inlineScripts: [], inlineStyles: [], reportUrl: '/api/reports' }),
    /; connect-src 'self';/,
  );
});

test('reports policy violations to the build’s URL, only in the header', () => {
  const url = 'https://reports.example/csp?app=th';
  const headers = securityHeaders(policy, url);
  assert.equal(headers['Reporting-Endpoints'], `policy="${url}"`);
  assert.match(headers['Content-Security-Policy'] ?? '', /; report-to policy; report-uri https:\S+$/);
  assert.doesNotMatch(policy, /report/);
});

test('reports nothing without a URL', () => {
  const headers = securityHeaders(policy);
  assert.equal(headers['Reporting-Endpoints'], undefined);
  assert.doesNotMatch(headers['Content-Security-Policy'] ?? '', /report/);
});

for (const url of [
  'http://reports.example',
  'reports.example',
  'https://a.example/;script-src',
  'https://a"b',
  'https://',
]) {
  test(`refuses ${url} as a URL for reports`, () => {
    assert.throws(() => securityHeaders(policy, url), /CSP_REPORT_URL/);
  });
}

test('writes the same headers to both files, including a year of https', () => {
  const headers = securityHeaders(policy);
  assert.equal(headers['Strict-Transport-Security'], 'max-age=31536000; includeSubDomains');
  const { _headers = '', 'nginx-headers.conf': nginx = '' } = headerFiles(headers, []);
  for (const [name, value] of Object.entries(headers)) {
    assert.ok(_headers.includes(`\n  ${name}: ${value}\n`), name);
    assert.ok(nginx.includes(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`), name);
  }
});

test('revalidates the page at each of its paths, with one rule per path', () => {
  const { _headers = '' } = headerFiles({}, ['/', '/login', '/user/home']);
  const rules = [..._headers.matchAll(/^(\/\S*)\n {2}Cache-Control: (.*)$/gm)].map(([, path, value]) => [
    path,
    value,
  ]);
  assert.deepEqual(rules, [
    ['/assets/*', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/login', 'no-cache'],
    ['/user/home', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/settings.json', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
  ]);
});
