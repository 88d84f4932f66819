/** The path of every page, for links. The pages themselves are listed in app/pages/pages.ts. */
export const PATHS = {
  login: '/login',
  register: '/register',
  howto: '/howto',
  contact: '/contact',
  responsibleGaming: '/care',
  home: '/user/home',
  profile: '/user/profile',
  editProfile: '/user/profile/edit',
  statement: '/user/statement',
  bonus: '/user/bonus',
  spin: '/user/spin',
  memberContact: '/user/contact',
  memberResponsibleGaming: '/user/care',
  terminated: '/terminated',
} as const;

export type PageName = keyof typeof PATHS;

/** Not a page: redirects members to the home page and visitors to log-in. The members' pages are below it. */
export const MEMBER_START = '/user';
