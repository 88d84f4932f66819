const { TestEnvironment } = require('jest-environment-jsdom');

// Globals that every supported browser has but jsdom lacks.
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
  }
}

module.exports = DomEnvironment;
