import { base } from '@member-wallet/configs/eslint';

export default [
  ...base(import.meta.dirname),
  {
    // Jest asks for default exports here, and what they say is for the person who waits.
    files: ['src/**/*.mjs'],
    languageOptions: {
      // What scenes and probes say inside the page.
      globals: {
        Event: 'readonly',
        CSSStyleSheet: 'readonly',
        Node: 'readonly',
        document: 'readonly',
        getComputedStyle: 'readonly',
        localStorage: 'readonly',
        requestAnimationFrame: 'readonly',
        sessionStorage: 'readonly',
        window: 'readonly',
      },
    },
    rules: { 'import-x/no-default-export': 'off', 'no-console': 'off' },
  },
];
