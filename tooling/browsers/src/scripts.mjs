import { everything, pathOf } from '@member-wallet/configs/eslint/browsers';
import { Linter } from 'eslint';

/** @typedef {{ feature: string, line: number, column: number }} Use a feature at a place; lines from 1, columns from 0 */

const linter = new Linter();
const config = /** @type {import('eslint').Linter.Config} */ ({
  ...everything,
  files: ['**/*.js'],
  languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
  linterOptions: { noInlineConfig: true },
});

/** @param {import('eslint').Linter.LintMessage} message */
function featureOf({ ruleId, message }) {
  if (!ruleId) return `syntax: ${message}`;
  const [plugin, rule = ''] = ruleId.split('/');
  return plugin === 'es-x' ? (pathOf(rule) ?? rule) : (message.split(' ')[0] ?? '');
}

/**
 * The features in a script that a supported browser lacks.
 * @param {string} code @returns {Use[]}
 */
export const usesInScript = (code) =>
  linter
    .verify(code, [config], 'script.js')
    .map((message) => ({ feature: featureOf(message), line: message.line, column: message.column - 1 }));
