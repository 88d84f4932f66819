export * from './home';

export const actions = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  next: 'Next',
  reload: 'Reload',
  pleaseWait: 'Please wait',
} as const;

export const components = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading…',
  previousSlide: 'Previous',
  nextSlide: 'Next',
  language: 'Language: {{name}}',
  gameActive: 'Active',
  gameInactive: 'Not active yet',
  coins: 'Coins: {{count}}',
} as const;

export const errors = {
  title: 'Error',
  success: 'Success',
  network: 'Could not connect. Check your internet and try again.',
  timeout: 'This took too long. Please try again.',
  unexpected: 'Something went wrong. Please contact support if it happens again.',
  unknownTitle: 'We are not sure yet if it went through',
  unknown:
    'We lost the connection before we heard back. It may have gone through. Check your balance and history before you try again.',
  seeStatement: 'See history',
  crashTitle: 'This page could not be shown',
  crash: 'Your money is safe. Reload the page to continue.',
  loadFailed: 'Could not load',
  loadFailedHint: 'Check your connection and try again.',
  incomplete: "Some details can't be shown right now.",
  required: '{{field}} is required',
  phoneTenDigits: 'The phone number must be 10 digits.',
  phone: 'Enter a phone number like {{example}}',
} as const;

export const login = {
  title: 'Welcome',
  subtitle: 'Log in to see your wallet',
  phone: 'Phone number',
  password: 'Password',
  remember: 'Keep me logged in',
  submit: 'Log in',
  forgot: 'Forgot password?',
  noAccount: 'No account yet?',
  register: 'Sign up',
  wait: 'You can log in again in {{time}}',
} as const;

export const session = {
  expired: 'Your session has ended. Please log in again.',
} as const;

export const shell = {
  /** As it stands in texts: there it becomes a link. */
  contactStaff: 'contact support',
  offline: 'No internet connection',
  newVersion: 'A new version is ready',
  notLoaded: 'Part of the app did not load',
  logOut: 'Log out',
  mainMenu: 'Main menu',
  home: 'Home',
  register: 'Sign up',
  howto: 'How to',
  contact: 'Contact',
  profile: 'Profile',
  conditions: 'Terms',
  statement: 'History',
  notFound: 'Page Not Found',
  notFoundHint: 'The link may have changed or been mistyped.',
  goHome: 'Back to home',
  terminated: 'This service has ended',
  terminatedHint: 'This link no longer works. Ask support for the new one.',
  checkAgain: 'Check again',
  conditionsTitle: 'Terms and conditions',
  conditionsEmpty: 'No terms have been published yet',
  localeFailed: 'The language could not be loaded. Check your connection.',
  language: 'Language',
  theme: 'Theme',
  'theme.system': 'System',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
} as const;

export const titles = {
  register: 'Sign up',
  howto: 'How to',
  contact: 'Contact us',
  responsibleGaming: 'Play responsibly',
  profile: 'Profile',
  editProfile: 'Edit profile',
  statement: 'Statement',
  bonus: 'Bonuses',
  spin: 'Wheel of fortune',
  invite: 'Invite friends',
  refund: 'Cashback',
} as const;
