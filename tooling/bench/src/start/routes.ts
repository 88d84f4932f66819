/** The screens whose start is measured, by the name in every table. */
export const ROUTES = {
  'log-in': {
    path: '/login',
    isMember: false,
    modules: ['features/login/login-screen.tsx'],
    texts: ['start'],
  },
  register: {
    path: '/register',
    isMember: false,
    modules: ['features/register/register-screen.tsx'],
    texts: ['start', 'account'],
  },
  home: {
    path: '/user/home',
    isMember: true,
    modules: ['app/shell/member-layout.tsx', 'app/home/home-route.tsx'],
    texts: ['start'],
  },
  statement: {
    path: '/user/statement',
    isMember: true,
    modules: ['app/shell/member-layout.tsx', 'app/pages/statement-route.tsx'],
    texts: ['start', 'account'],
  },
} as const;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

export interface Route {
  readonly path: string;
  readonly isMember: boolean;
  /** The modules of the bars and the screen, by the end of their paths. */
  readonly modules: readonly string[];
  /** One module of each part of the texts that the route shows. Not `rest.ts`, which only imports others. */
  readonly texts: readonly string[];
}

/** The items that the browser has stored when a member returns. */
export const storedOf = (isMember: boolean, token: string): Readonly<Record<string, string>> =>
  isMember ? { token, 'remember-agreement': 'true' } : {};

/**
 * The modules that the app imports dynamically before it takes over, by the end of their paths: the bars, the screen and
 * the texts. If you add another import before the takeover, add its module here; `bench:start` reports missing ones.
 */
export const neededModules = (route: Route, locale: string): readonly string[] => [
  ...route.modules,
  ...route.texts.map((module) => `i18n/texts/${locale}/${module}.ts`),
];
