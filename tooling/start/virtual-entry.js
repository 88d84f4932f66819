/**
 * A virtual module as a build's entry.
 * @param {string} name @param {string} source
 * @returns {{ id: string, plugin: import('vite').Plugin }}
 */
export function virtualEntry(name, source) {
  const id = `virtual:${name}`;
  return {
    id,
    plugin: {
      name,
      resolveId: (given) => (given === id ? `\0${id}` : null),
      load: (given) => (given === `\0${id}` ? source : null),
    },
  };
}
