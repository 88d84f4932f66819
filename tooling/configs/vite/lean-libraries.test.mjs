import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leanCode } from './lean-libraries.js';

const I18NEXT = '/node_modules/i18next/dist/esm/i18next.js';
const ROUTER = '/node_modules/react-router/dist/development/chunk-ABC.mjs';

const i18next = `class Formatter {
  format(value) {
    return value;
  }
}
class Connector extends EventEmitter {
  load() {
    fetch('/');
  }
}
class PluralResolver {
  getSuffix(code) {
    return heavy(code);
  }
}
class I18n {
  t(key) {
    return key;
  }
${[
  ...['getUsedParamsDetails', 'reloadResources', 'hydrate', 'dir', 'cloneInstance', 'use'],
  ...['deprecateBareCode', 'deprecateDottedLng', 'nest'],
]
  .map((name) => `  ${name}(options = {}) {\n    if (options) {\n      heavy();\n    }\n  }`)
  .join('\n')}
}
`;
const router = `var ENABLE_DEV_WARNINGS = true;
var Link = React10.forwardRef(() => null);
Link.displayName = "Link";
var Used = React10.createContext(null);
`;

test('methods and classes that pages never call are empty, and nothing else', () => {
  const lean = leanCode(I18NEXT, i18next);
  assert.doesNotMatch(lean, /heavy|fetch|return value/);
  assert.match(lean, /return key/);
  assert.equal(lean.split('\n').length, i18next.split('\n').length);
});

test('what is emptied still runs', () => {
  const made = new Function(
    'EventEmitter',
    `${leanCode(I18NEXT, i18next)}; return [new I18n().dir(), new I18n().t('a'), new Connector().state, new Formatter().format('b'), new PluralResolver().getSuffix('th')];`,
  )(class {});
  assert.deepEqual(made, [undefined, 'a', {}, undefined, '']);
});

test('a component may be dropped where nobody uses it, and warnings for developers', () => {
  assert.equal(
    leanCode(ROUTER, router),
    'var ENABLE_DEV_WARNINGS = false;\nvar Link = /* @__PURE__ */ React10.forwardRef(() => null);\n\nvar Used = /* @__PURE__ */ React10.createContext(null);\n',
  );
});

test('a release that looks different stops the build', () => {
  assert.throws(() => leanCode(I18NEXT, i18next.replace('dir(', 'direction(')), /i18next has no .*dir/);
});

test('other modules stay as they are', () => {
  assert.equal(leanCode(ROUTER, 'export {};'), 'export {};');
  assert.equal(leanCode('/src/page.js', router), router);
});
