import js from '@eslint/js';
import globals from 'globals';

/**
 * Files are named in kebab-case.
 * @type {import('eslint').ESLint.Plugin}
 */
export const fileName = {
  rules: {
    'kebab-case': {
      meta: { type: 'suggestion', schema: [], messages: { name: 'Name files in kebab-case: {{ name }}.' } },
      create(context) {
        const name = context.filename.split('/').at(-1) ?? '';
        return {
          Program(node) {
            if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(name)) {
              context.report({ node, messageId: 'name', data: { name } });
            }
          },
        };
      },
    },
  },
};

/** Plain scripts: the TypeScript plugins are not loaded, and console is allowed because scripts print. */
export const scripts = [
  { ignores: ['output/'] },
  js.configs.recommended,
  {
    plugins: { 'file-name': fileName },
    languageOptions: { globals: globals.node },
    rules: { 'file-name/kebab-case': 'error' },
  },
];
