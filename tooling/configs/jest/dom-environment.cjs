require('./compile-once.cjs');
const { setFlagsFromString } = require('node:v8');
const { TestEnvironment } = require('jest-environment-jsdom');
const { answerStylesQuickly } = require('./quick-styles.cjs');

// V8 compiles a function again, for speed, once it has run for as long as this. A test file's functions are all new, and
// most end before it pays: with seven times V8's own figure the screens' tests take a tenth less of the processor.
setFlagsFromString('--interrupt-budget=500000');

// jsdom lacks these, although every supported browser has them.
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

class DomEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      if (!(name in this.global)) Reflect.set(this.global, name, Reflect.get(globalThis, name));
    }
    answerStylesQuickly(this.global);
  }
}

module.exports = DomEnvironment;
