const LIGHT_RULE = /:root\[data-theme="light"\] \{[^}]*\}/;

/**
 * A theme has its light colours once, under `:root[data-theme="light"]`. They must also apply if no theme was chosen and
 * the device prefers light. One rule cannot have an attribute and a media query as alternatives, and `light-dark()` is too
 * new for the supported browsers, so this plugin adds the same rule under the media query.
 * @returns {import('vite').Plugin}
 */
export function lightByDevice() {
  return {
    name: 'light-by-device',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/theme\.css$/.test(id.split('?')[0] ?? '')) return null;
      const [rule] = LIGHT_RULE.exec(code) ?? [];
      if (rule === undefined) return this.error('A theme needs a rule for :root[data-theme="light"].');
      const byDevice = rule.replace('[data-theme="light"]', ':not([data-theme="dark"])');
      return { code: `${code}\n@media (prefers-color-scheme: light) {\n${byDevice}\n}\n`, map: null };
    },
  };
}
