import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Build } from './build';

/** The modules of each screen's chunk. */
const SCREENS = {
  login: ['features/login/login-screen.tsx'],
  register: ['features/register/register-screen.tsx'],
  home: ['app/shell/member-layout.tsx', 'app/home/home-route.tsx'],
  statement: ['features/statement/statement-screen.tsx'],
};

/**
 * For members it preloads one more script, for visitors it sends one read. For both it loads the language's font after the
 * code, even if the code fails to load.
 */
const DOCUMENT = `<!doctype html>
<html lang="th">
  <head>
    <link rel="modulepreload" href="/assets/shared.js">
    <link rel="stylesheet" disabled href="/assets/shared.css">
    <script>
      function send(rel, href) {
        var link = document.createElement('link');
        link.rel = rel;
        link.href = href;
        document.head.appendChild(link);
      }
      if (localStorage.getItem('token')) send('modulepreload', '/assets/ahead.js');
      else fetch('/api/active');
      var sendFont = () => send('preload', '/assets/thai.woff2');
      import('/assets/index.js').then(sendFont, sendFont);
    </script>
    <script type="module" src="/assets/index.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

const ENTRY = `
const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/login-screen.js","assets/shared.css","assets/login.css","assets/help.css"])))=>i.map(i=>d[i]);
import{a}from"./shared.js";
a(()=>import("./texts.js"),[]);
a(async()=>{let{S:e}=await import("./login-screen.js");return{S:e}},__vite__mapDeps([0,1,2]));
a(()=>import("./register-screen.js"),[]);a(()=>import("./home-screen.js"),[]);a(()=>import("./statement-screen.js"),[]);
a(()=>import("./help.js"),__vite__mapDeps([3]));
`;

/**
 * Writes a small build to a temporary folder, as the bundler would. The log-in page loads the document, index.js,
 * shared.js, texts.js, login-screen.js, field.js, login.css and a font, and sends a read.
 */
export function fakeBuild(context: TestContext, changes: Readonly<Record<string, string>> = {}): Build {
  const root = mkdtempSync(join(tmpdir(), 'fake-build-'));
  context.after(() => rmSync(root, { recursive: true }));
  const dir = join(root, 'dist');
  const map = (...sources: readonly string[]) =>
    JSON.stringify({ version: 3, mappings: '', names: [], sources });
  const files: Record<string, string> = {
    'index.html': DOCUMENT,
    'assets/index.js': ENTRY,
    'assets/shared.js': 'export const a = () => undefined;',
    'assets/texts.js': 'export const texts = {};',
    '../maps/assets/texts.js.map': map(
      ...['start', 'account'].map((name) => `../../src/i18n/texts/th/${name}.ts`),
    ),
    'assets/ahead.js': 'export {};',
    'assets/help.js': 'export {};',
    'assets/field.js': 'export * from "./shared.js";',
    'assets/login.css': '.login{color:red}',
    'assets/help.css': '.help{color:red}',
    'assets/shared.css': '.shared{color:red}',
    'assets/thai.woff2': 'a font',
  };
  for (const [name, modules] of Object.entries(SCREENS)) {
    files[`assets/${name}-screen.js`] = `import{a}from"./field.js";export const S=a;`;
    files[`../maps/assets/${name}-screen.js.map`] = map(...modules.map((module) => `../../src/${module}`));
  }
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return { name: 'fake', dir, locale: 'th' };
}
