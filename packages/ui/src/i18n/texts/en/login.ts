export const login = {
  title: 'Welcome back',
  subtitle: 'Log in to see your wallet',
  phone: 'Phone number',
  password: 'Password',
  remember: 'Keep me logged in',
  submit: 'Log in',
  noAccount: 'No account yet?',
  register: 'Sign up',
  wrong: 'Incorrect phone number or password',
  wait: 'Too many attempts. You can log in again in {{time}}',
} as const;
