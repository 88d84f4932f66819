// Every class name is its own key, so that a test can tell one from another.
module.exports = new Proxy({ __esModule: false }, { get: (target, key) => Reflect.get(target, key) ?? key });
