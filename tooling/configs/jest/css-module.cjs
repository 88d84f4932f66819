// Every class name equals its key, so that tests can tell them apart.
module.exports = new Proxy({ __esModule: false }, { get: (target, key) => Reflect.get(target, key) ?? key });
