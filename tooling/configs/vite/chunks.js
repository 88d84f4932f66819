/** @typedef {import('vite').Rolldown.GetModuleInfo} GetModuleInfo */

/**
 * The chunk that a screen shares with others, in the order in which a page loads them. What visitors and the members'
 * home both need is in the page's script, which every page loads. `own`: nothing of the screen stays outside, where one file more
 * would cost more than what others load without need.
 */
const SHARED = [
  { screen: '/login/login-screen.tsx', chunk: 'visitor', own: true },
  { screen: '/app/member-layout.tsx', chunk: 'member', own: true },
  { screen: '/app/home-route.tsx', chunk: 'member', own: true },
  { screen: '/pending/pending-list.tsx', chunk: 'pending', own: true },
  { screen: '/support-chat/unread-watch.tsx', chunk: 'unread', own: true },
  { screen: '/register/register-screen.tsx', chunk: 'forms', own: false },
];

/** What the statement shares with dialogs: it opens without the rest of what they share. */
const RECORDS = { screen: '/app/statement-route.tsx', chunk: 'records' };

/** The page's script, which Vite names after the page. */
const START = 'index';

/** Chunks of the members' home. */
const HOME = new Set(['member', 'pending', 'unread']);

/**
 * Code of others at the start: packages, and what the bundler adds. The SDK changes as seldom, and so does what every
 * screen has its texts from, of which the bundler would make a chunk of its own.
 */
const LIBRARY =
  /\/node_modules\/|\/api-sdk\/dist\/|^\0|\/i18n\/(?:locale|use-text)\.ts$|\/data\/delays\.ts$|\/navigation\/paths\.ts$/;

/** What sends requests: the first answers come without it. */
const TRANSPORT = /\/api-sdk\/dist\/axios\.js$/;
/** Comes at the same time, when the browser is idle; what it needs is the screens'. */
const WITH_TRANSPORT = /\/start\/(?:after-start|follow-locale)\.ts$/;

/** The texts of a language, in parts. */
const TEXTS = /\/i18n\/texts\/(\w+)\/(start|home|records|messages|rest)\.ts$/;

/** The SDK and the icons: their main files only name what stands in others, and of those a module needs what it imports. */
const MAINS = [
  { from: '@member-wallet/api-sdk', main: /\/api-sdk\/dist\/index\.js$/ },
  { from: 'lucide-react', main: /\/lucide-react\/dist\/esm\/lucide-react\.\w+$/ },
];
/** What a main file names is placed by who needs it, as the app's own modules are. */
const NAMED = /\/lucide-react\/|\/api-sdk\/dist\//;
const NAMES = /\b(import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const IMPORTED_NAME = /^\s*(\w+)/;
const EXPORTED_NAME = /(\w+)\s*$/;

/** @param {string} code @param {'import' | 'export'} word @param {RegExp} pattern */
const namesIn = (code, word, pattern) =>
  [...code.matchAll(NAMES)]
    .filter(([, first]) => first === word)
    .map(([, , list = '', file = '']) => ({
      file,
      names: list.split(',').flatMap((part) => pattern.exec(part)?.[1] ?? []),
    }));

/** The file of each name. @param {string} main @param {string} code its code */
const filesNamedIn = (main, code) =>
  new Map(
    namesIn(code, 'export', EXPORTED_NAME).flatMap(({ file, names }) =>
      names.map((name) => /** @type {const} */ ([name, new URL(file, `file://${main}`).pathname])),
    ),
  );

/**
 * What a module needs before it runs.
 * @param {GetModuleInfo} infoOf
 */
function importsOf(infoOf) {
  /** @type {Map<string, Map<string, string>>} */
  const known = new Map();
  return (/** @type {string} */ id) => {
    const { importedIds = [], code } = infoOf(id) ?? {};
    return importedIds.flatMap((imported) => {
      const from = MAINS.find(({ main }) => main.test(imported))?.from;
      if (from === undefined) return [imported];
      const files = known.get(imported) ?? filesNamedIn(imported, infoOf(imported)?.code ?? '');
      known.set(imported, files);
      return namesIn(code ?? '', 'import', IMPORTED_NAME)
        .filter(({ file }) => file === from)
        .flatMap(({ names }) => names.flatMap((name) => files.get(name) ?? []));
    });
  };
}

/**
 * @param {string} start @param {(id: string) => readonly string[]} imports
 * @returns {Set<string>} the module and everything that it needs
 */
function closure(start, imports) {
  const found = new Set([start]);
  for (const id of found) for (const next of imports(id)) found.add(next);
  return found;
}

/**
 * The chunk of a module that several screens need. Null lets the bundler place it: what only one screen needs belongs
 * to the screen's own chunk, as what the start needs belongs to the page's script, and a package that few need is a
 * chunk of its own.
 * @param {string} id @param {readonly string[]} roots the screens that need it
 */
function sharedChunk(id, roots) {
  const owners = SHARED.filter(({ screen }) => roots.some((root) => root.endsWith(screen)));
  const [owner] = owners;
  const [, locale, part] = roots.length === 1 ? (TEXTS.exec(roots[0] ?? '') ?? []) : [];
  if (locale) return `${locale}-${part}`;
  if (roots.length < 2) return owner?.own ? owner.chunk : null;
  const ofHome = new Set(owners.map(({ chunk }) => chunk).filter((chunk) => HOME.has(chunk)));
  if (ofHome.size > 0 && owners.some(({ chunk }) => !HOME.has(chunk))) return START;
  if (owner) return ofHome.size > 1 ? 'member' : owner.chunk;
  if (/\/packages\/chat\/|\/features\/support-chat\//.test(id)) return 'chat';
  if (LIBRARY.test(id) && !NAMED.test(id)) return null;
  return roots.some((root) => root.endsWith(RECORDS.screen)) ? RECORDS.chunk : 'dialogs';
}

/**
 * Groups the modules by subject, so that a screen needs few files: the libraries of the start, what the screens of
 * visitors share with others, the frame of the members' pages and all that it needs, what the remaining screens share.
 * @returns {import('vite').Rolldown.CodeSplittingOptions}
 */
export function chunks() {
  /** @type {Map<string, string | null> | undefined} */
  let names;
  return {
    // What a group's module needs has a place of its own: with the start, or with a group that more screens load.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'by subject',
        name: (id, context) => {
          names ??= chunksOf(id, (each) => context.getModuleInfo(each));
          return names.get(id) ?? null;
        },
      },
    ],
  };
}

/** Every module that is linked with the given one. @param {string} id @param {GetModuleInfo} infoOf */
function allModules(id, infoOf) {
  const found = new Set([id]);
  for (const each of found) {
    const info = infoOf(each);
    for (const next of [
      ...(info?.importedIds ?? []),
      ...(info?.dynamicallyImportedIds ?? []),
      ...(info?.importers ?? []),
      ...(info?.dynamicImporters ?? []),
    ]) {
      found.add(next);
    }
  }
  return [...found];
}

/** @param {string} id of any module @param {GetModuleInfo} infoOf @returns {Map<string, string | null>} */
function chunksOf(id, infoOf) {
  const imports = importsOf(infoOf);
  const all = allModules(id, infoOf);
  const start = new Set(
    all.filter((each) => infoOf(each)?.isEntry).flatMap((entry) => [...closure(entry, imports)]),
  );
  /** @type {Map<string, string[]>} */
  const needed = new Map();
  for (const root of all.filter((each) => infoOf(each)?.dynamicImporters.length)) {
    for (const each of closure(root, imports)) needed.set(each, [...(needed.get(each) ?? []), root]);
  }
  const libraries = [...start].filter((each) => LIBRARY.test(each));
  const transport = all
    .filter((each) => TRANSPORT.test(each))
    .flatMap((each) => [...closure(each, imports)])
    .filter((each) => !start.has(each));
  return new Map([
    ...[...needed]
      .filter(([each]) => !start.has(each))
      .map(([each, roots]) => /** @type {const} */ ([each, sharedChunk(each, roots)])),
    ...[...start]
      .filter((each) => !LIBRARY.test(each) && /\.(?:tsx?|css)$/.test(each))
      .map((each) => /** @type {const} */ ([each, START])),
    ...libraries.map((each) => /** @type {const} */ ([each, 'vendor'])),
    ...[...transport, ...all.filter((each) => WITH_TRANSPORT.test(each))].map(
      (each) => /** @type {const} */ ([each, 'transport']),
    ),
  ]);
}
