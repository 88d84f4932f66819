/** The file of an icon, e.g. `gamepad-2` of `Gamepad2`. */
const fileOf = (/** @type {string} */ name) =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();

// Replaces lucide-react in tests by the same icons, each loaded on first use. Loading all 1,700 takes a tenth of the
// time of the screens' tests.
module.exports = new Proxy(/** @type {Record<string, unknown>} */ ({}), {
  get: (icons, name) =>
    typeof name === 'string' && /^[A-Z]/.test(name)
      ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- each is loaded on first use
        (icons[name] ??= require(`lucide-react/icons/${fileOf(name)}`).default)
      : undefined,
});
