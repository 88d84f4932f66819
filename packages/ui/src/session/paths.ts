/** Every address of the app. Screens link by these names. */
export const PATHS = {
  login: '/login',
  register: '/register',
  howto: '/howto',
  contact: '/contact',
  care: '/care',
  member: '/user',
  home: '/user/home',
  profile: '/user/profile',
  editProfile: '/user/profile/edit',
  statement: '/user/statement',
  bonus: '/user/bonus',
  spin: '/user/spin',
  memberContact: '/user/contact',
  memberCare: '/user/care',
  terminated: '/terminated',
} as const;
