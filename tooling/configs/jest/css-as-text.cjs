/** Imports a style sheet as text: `import styles from './panel.css?inline'`. */
module.exports = {
  /** @param {string} css */
  process: (css) => ({ code: `module.exports = ${JSON.stringify(css)};` }),
};
