/** The file of an icon, e.g. `gamepad-2` of `Gamepad2`. */
const fileOf = (/** @type {string} */ name) =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();

// Stands in for lucide-react in tests: the same icons, each loaded when it is asked for. All 1,700 of them take a tenth of
// the time of the screens' tests.
module.exports = new Proxy(/** @type {Record<string, unknown>} */ ({}), {
  get: (icons, name) =>
    typeof name === 'string' && /^[A-Z]/.test(name)
      ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded one by one, when asked for
        (icons[name] ??= require(`lucide-react/icons/${fileOf(name)}`).default)
      : undefined,
});
