import assert from 'node:assert/strict';
import { test } from 'node:test';
import { welcomeLines } from '../serve/welcome.mjs';
import { assetsOf, printedBy } from './start-output.mjs';

const servers = [
  { title: 'Thai app', url: 'http://127.0.0.1:4104' },
  { title: 'Laos app', url: 'http://127.0.0.1:4105' },
  { title: 'Sandbox console', url: 'http://127.0.0.1:4103/console' },
];
const welcome = welcomeLines(servers)
  .map((line) => `  ${line}\n`)
  .join('');
const output = `› Starting\n  Port 4100 is taken: the sandbox uses 4103.\n\nReady\n\n${welcome}\n  SMS codes appear here. Ctrl-C stops everything\n`;

test('reads the addresses, and the logins of each', () => {
  const printed = printedBy(output);
  assert.deepEqual(
    printed.map(({ title, url }) => ({ title, url })),
    servers,
  );
  assert.deepEqual(
    printed.map(({ logins }) => logins.map(({ username }) => username)),
    [['0812345678', '0898765432'], ['02055512345', '02099887766'], []],
  );
  assert.deepEqual(printed[0]?.logins[0], { username: '0812345678', password: 'demo1234' });
});

test('reads nothing before everything is ready', () => {
  assert.deepEqual(printedBy(output.slice(0, output.indexOf('  SMS'))), []);
  assert.deepEqual(printedBy(output.replace('Ready', 'Partly ready')), []);
});

test('finds the scripts and style sheets of a page, each once', () => {
  const html =
    '<link href="/assets/a-1.css"><script>{"modules":["/assets/b_2.js","/assets/a-1.css"]}</script><a href="/b.js">';
  assert.deepEqual(assetsOf(html), ['/assets/a-1.css', '/assets/b_2.js']);
});
