import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PURE = ['money', 'market', 'navigation', 'responsible-gaming', 'validation', 'dates', 'text'];
const SHARED = ['session', 'errors', 'i18n', 'toasts', 'reports', 'data', 'code'];

/**
 * The layers of packages/ui, computed from its folders:
 * start → app → features → components → code, data, reports, toasts, session, errors, i18n → market, money, navigation,
 * responsible-gaming, validation, dates, text.
 * @param {string} root the package's folder
 */
export function uiZones(root) {
  const src = join(root, 'src');
  const featuresDir = join(src, 'features');
  const features = existsSync(featuresDir) ? readdirSync(featuresDir) : [];
  const dir = (/** @type {string} */ name) => join(src, name);
  return [
    {
      files: ['src/**/*.{ts,tsx}'],
      ignores: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
      rules: {
        'import-x/no-restricted-paths': [
          'error',
          {
            zones: [
              ...features.map((feature) => ({
                target: join(featuresDir, feature),
                from: featuresDir,
                except: [`./${feature}`],
                message: 'Features do not import each other: compose them in app/.',
              })),
              {
                target: dir('app'),
                from: dir('start'),
                message: 'The screens do not know how the page starts: start/ imports app/.',
              },
              {
                target: featuresDir,
                from: [dir('app'), dir('start')],
                message: 'Features never import the app layer: pass it in as a prop.',
              },
              {
                target: [...PURE, ...SHARED, 'components'].map(dir),
                from: [featuresDir, dir('app'), dir('start')],
                message: 'Shared code never imports features or app: move what is shared down.',
              },
              {
                target: [...PURE, ...SHARED, 'components', 'features'].map(dir),
                from: dir('gallery'),
                message: 'The gallery is for development only: nothing but app/ imports it.',
              },
              {
                target: [...PURE, ...SHARED].map(dir),
                from: dir('components'),
                message: 'Data and rules never import components.',
              },
              {
                target: PURE.map(dir),
                from: SHARED.map(dir),
                message: 'Pure rules take values and return values: pass in what they need.',
              },
            ],
          },
        ],
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'axios',
                message: 'The SDK owns transport: call an endpoint of @member-wallet/api-sdk.',
              },
              { name: 'dompurify', message: 'Server HTML goes through components/media/server-html.' },
              {
                name: 'react-slick',
                message: 'Use components/media/carousel, which loads it when it is needed.',
              },
            ],
            patterns: [{ regex: '^\\.\\./\\.\\./', message: 'Use the #/ alias across folders.' }],
          },
        ],
      },
    },
    {
      files: PURE.map((name) => `src/${name}/**/*.ts`),
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: ['react', 'swr', 'react-i18next'].map((name) => ({
              name,
              message: 'This folder is pure: no React.',
            })),
          },
        ],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      ignores: ['src/money/**', 'src/**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-syntax': [
          'error',
          {
            selector: "MemberExpression[property.name='toFixed']",
            message: 'Format money with money/format.',
          },
          { selector: "CallExpression[callee.name='parseFloat']", message: 'Parse money with money/parse.' },
          {
            selector: "MemberExpression[object.name='Intl'][property.name='NumberFormat']",
            message: 'Format money with money/format.',
          },
        ],
      },
    },
  ];
}
