import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allowOrigins, problemsIn, readSettings, takesSettings, withSettings } from './settings.mjs';

const SCHEMA = {
  properties: {
    $schema: { type: 'string' },
    VITE_APP_NAME: { pattern: '^$|.', description: 'must name the product' },
    VITE_CHAT_SOUND: { pattern: '^$|^(?:true|false)$', description: 'must be true or false' },
    VITE_SLIP_CLOSED_FROM: { pattern: '^$|^\\d\\d:\\d\\d$', description: 'must be a time such as 23:30' },
    VITE_SLIP_CLOSED_TO: { pattern: '^$|^\\d\\d:\\d\\d$', description: 'must be a time such as 23:30' },
  },
  dependentRequired: {
    VITE_SLIP_CLOSED_FROM: ['VITE_SLIP_CLOSED_TO'],
    VITE_SLIP_CLOSED_TO: ['VITE_SLIP_CLOSED_FROM'],
  },
};
const PAGE = `<meta content="default-src 'none'; connect-src 'self'; img-src https:">
<script type="application/json" id="settings"></script><script>run()</script>`;

test('reads strings, numbers and booleans, trimmed; an empty value removes a setting', () => {
  const text = '{"$schema":"settings.schema.json","VITE_APP_NAME":" 7 ","VITE_CHAT_SOUND":true}';
  assert.deepEqual(readSettings(text, SCHEMA), { VITE_APP_NAME: '7', VITE_CHAT_SOUND: 'true' });
  assert.deepEqual(readSettings('{"VITE_CHAT_SOUND":""}', SCHEMA), { VITE_CHAT_SOUND: '' });
});

for (const [settings, problem] of /** @type {[unknown, string][]} */ ([
  [[], 'it must be an object such as {"VITE_APP_NAME": "Sabai"}'],
  [null, 'it must be an object such as {"VITE_APP_NAME": "Sabai"}'],
  [{ VITE_CHAT_SOUND: 'yes' }, 'VITE_CHAT_SOUND must be true or false'],
  [{ VITE_APP_NAME: { th: 'x' } }, 'VITE_APP_NAME must name the product'],
  [{ constructor: 'x' }, 'constructor is no setting'],
  [{ VITE_SLIP_CLOSED_TO: '01:00' }, 'VITE_SLIP_CLOSED_TO and VITE_SLIP_CLOSED_FROM must be set together'],
])) {
  test(`${JSON.stringify(settings)}: ${problem}`, () =>
    assert.deepEqual(problemsIn(settings, SCHEMA), [problem]));
}

test('reports all problems at once, and invalid JSON', () => {
  assert.throws(
    () => readSettings('{"VITE_CHAT_SOUND":"yes","VITE_X":1}', SCHEMA),
    /settings\.json is not usable: VITE_CHAT_SOUND must be true or false; VITE_X is no setting\./,
  );
  assert.throws(() => readSettings('{"VITE_APP_NAME":', SCHEMA), /settings\.json is no JSON/);
});

test('puts the settings into the page, replaces earlier ones, and escapes closing tags', () => {
  const settings = { VITE_APP_NAME: '</script><b>$& "x"' };
  const page = withSettings(withSettings(PAGE, { VITE_APP_NAME: 'before' }), settings);
  const [, json = ''] = /id="settings">(.*?)<\/script>/.exec(page) ?? [];
  assert.deepEqual(JSON.parse(json), settings);
  assert.equal(page.replace(json, ''), PAGE);
  assert.equal(takesSettings(page), true);
  assert.equal(takesSettings('<title>another page</title>'), false);
});

test('allows only the servers of the settings, once each, with their sockets', () => {
  const settings = {
    VITE_API_BASE_URL: 'https://api.example.com/v1/',
    VITE_CHAT_URL: 'same-origin',
    VITE_REPORT_URL: 'https://reports.example.com/wallet',
  };
  const once = allowOrigins(PAGE, settings);
  assert.match(
    once,
    /connect-src 'self' https:\/\/api\.example\.com wss:\/\/api\.example\.com https:\/\/reports\.example\.com; img-src https:/,
  );
  assert.equal(allowOrigins(once, settings), once);
  assert.equal(allowOrigins(PAGE, {}), PAGE);
  assert.equal(allowOrigins(PAGE, { VITE_REPORT_URL: '/api/reports' }), PAGE);
});
