import { APP_SCHEMES } from './app-schemes';
import { appUrl, webUrl } from './outside-address';

const LIVE = { protocol: 'https:' };

it('opens http only from a page that was loaded over http', () => {
  const address = 'http://games.example/x';
  expect(webUrl(address, undefined, LIVE)).toBeNull();
  expect(appUrl(address, APP_SCHEMES, undefined, LIVE)).toBeNull();
  expect(webUrl(address, undefined, { protocol: 'http:' })?.href).toBe(address);
});

it('resolves a path on the page’s own site, and only with a base', () => {
  expect(webUrl('/lobby', 'https://wallet.example/user', LIVE)?.href).toBe('https://wallet.example/lobby');
  expect(webUrl('/lobby', undefined, LIVE)).toBeNull();
});

// Schemes that run something or read the device. They are refused because they are not listed.
it.each([
  ...[
    'javascript:1',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a/1',
    'file:///etc/passwd',
    'about:blank',
  ],
  ...['filesystem:https://a/1', 'view-source:https://a', 'search-ms:query=x', 'search:query=x'],
  ...['ms-settings:privacy', 'ms-msdt:/id', 'ms-word:ofe|u|https://a', 'ms-appinstaller:?source=https://a'],
  ...[
    'mhtml:https://a',
    'mk:@MSITStore:c:',
    'ftp://a',
    'sftp://a',
    'smb://a/b',
    'ssh://a',
    'telnet://a',
    'ldap://a',
  ],
  ...[
    'intent://a#Intent;end',
    'android-app://a',
    'content://a',
    'chrome://settings',
    'edge://x',
    'resource://x',
  ],
  ...[
    'jar:https://a!/',
    'ws://a',
    'wss://a',
    'magnet:?x',
    'sms:1',
    'facetime:1',
    'x-apple.systempreferences:',
  ],
])('refuses %s', (address) => {
  expect(webUrl(address, 'https://wallet.example', LIVE)).toBeNull();
  expect(appUrl(address, APP_SCHEMES, 'https://wallet.example', LIVE)).toBeNull();
});
