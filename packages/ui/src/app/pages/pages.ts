import { CirclePlay, Headset, House, ReceiptText, User, UserPlus } from 'lucide-react';
import { FIRST_ENTRIES, FIRST_MONEY } from '#/data/read/first-inputs';
import type { PageName } from '#/navigation/paths';
import { lazyScreen } from './lazy-screen';
import { LoginPage } from './login-route';
import { type Page, page } from './page';
import { RegisterPage } from './register-route';

const ContactScreen = lazyScreen(async () => {
  const code = await import('#/features/contact/contact-screen');
  return code.ContactScreen;
});

/**
 * Every page of the app. Routes, titles, the bottom bars, preloading and prerendering derive from this table.
 * Each import is a literal, so that the bundler makes a chunk of it. `const code = await import(…)`, because Vite's output
 * for `(await import(…)).Screen` is longer, and every page loads it.
 */
export const PAGES: Readonly<Record<PageName, Page>> = {
  login: page({
    title: 'login.submit',
    who: 'visitor',
    bar: { label: 'shell.home', icon: House },
    screen: LoginPage,
    next: 'home',
    code: 'features/login/login-screen.tsx',
    reads: () => [['getActive'], ['getNotice']],
    prerendered: true,
  }),
  register: page({
    title: 'titles.register',
    who: 'visitor',
    frame: 'own',
    bar: { label: 'shell.register', icon: UserPlus },
    screen: RegisterPage,
    code: 'features/register/register-screen.tsx',
    prerendered: true,
  }),
  howto: page({
    title: 'titles.howto',
    who: 'visitor',
    bar: {
      label: 'shell.howto',
      icon: CirclePlay,
      when: ({ howto }) => Object.values(howto).some((address) => address !== null),
    },
    screen: lazyScreen(async () => {
      const code = await import('#/features/howto/howto-screen');
      return code.HowtoScreen;
    }),
    props: ({ env }) => ({ addresses: env.howto }),
    code: 'features/howto/howto-screen.tsx',
  }),
  contact: page({
    title: 'titles.contact',
    who: 'visitor',
    bar: { label: 'shell.contact', icon: Headset },
    chat: true,
    screen: ContactScreen,
    props: ({ env }) => ({ version: env.version }),
    code: 'features/contact/contact-screen.tsx',
    reads: () => [['getContact']],
  }),
  responsibleGaming: page({
    title: 'titles.responsibleGaming',
    who: 'visitor',
    screen: lazyScreen(async () => {
      const code = await import('#/features/responsible-gaming/responsible-gaming-screen');
      return code.ResponsibleGamingScreen;
    }),
    props: ({ env }) => ({ helpLine: env.helpLine }),
    code: 'features/responsible-gaming/responsible-gaming-screen.tsx',
  }),
  home: page({
    title: 'shell.home',
    who: 'member',
    screen: lazyScreen(async () => {
      const code = await import('#/app/home/home-route');
      return code.HomeRoute;
    }, ['start']),
    props: ({ env }) => ({ env }),
    code: 'app/home/home-route.tsx',
    reads: ({ features }) => [['getWallet'], ...(features.spinWheel ? [['getSpinActive'] as const] : [])],
    prerendered: true,
  }),
  profile: page({
    title: 'titles.profile',
    who: 'member',
    bar: { label: 'shell.profile', icon: User },
    screen: lazyScreen(async () => {
      const code = await import('./profile-route');
      return code.ProfileRoute;
    }),
    code: 'app/pages/profile-route.tsx',
    reads: () => [['getProfile']],
  }),
  editProfile: page({
    title: 'titles.editProfile',
    who: 'member',
    screen: lazyScreen(async () => {
      const code = await import('#/features/profile/edit-profile-screen');
      return code.EditProfileScreen;
    }),
    code: 'features/profile/edit-profile-screen.tsx',
    reads: () => [['getProfile']],
  }),
  statement: page({
    title: 'titles.statement',
    who: 'member',
    bar: { label: 'shell.statement', icon: ReceiptText },
    screen: lazyScreen(async () => {
      const code = await import('./statement-route');
      return code.StatementRoute;
    }),
    props: ({ brand, env }) => ({ brand, env }),
    code: 'app/pages/statement-route.tsx',
    reads: () => [['listStatement', FIRST_ENTRIES], ['getWallet']],
    prerendered: true,
  }),
  bonus: page({
    title: 'titles.bonus',
    who: 'member',
    screen: lazyScreen(async () => {
      const code = await import('#/features/bonus/bonus-screen');
      return code.BonusScreen;
    }),
    code: 'features/bonus/bonus-screen.tsx',
    reads: () => [['listBonuses'], ['getActiveBonus']],
  }),
  spin: page({
    title: 'titles.spin',
    who: 'member',
    feature: 'spinWheel',
    screen: lazyScreen(async () => {
      const code = await import('#/features/spin/spin-screen');
      return code.SpinScreen;
    }),
    code: 'features/spin/spin-screen.tsx',
    reads: () => [['getSpinSetup'], ['listCoupons'], ['getWallet']],
  }),
  memberContact: page({
    title: 'titles.contact',
    who: 'member',
    bar: { label: 'shell.contact', icon: Headset },
    chat: true,
    screen: ContactScreen,
    props: ({ env }) => ({ version: env.version }),
    code: 'features/contact/contact-screen.tsx',
    reads: () => [['getContact']],
  }),
  memberResponsibleGaming: page({
    title: 'titles.responsibleGaming',
    who: 'member',
    screen: lazyScreen(async () => {
      const code = await import('./responsible-gaming-route');
      return code.ResponsibleGamingRoute;
    }),
    props: ({ env }) => ({ helpLine: env.helpLine }),
    code: 'app/pages/responsible-gaming-route.tsx',
    // The wallet has the currency.
    reads: () => [['listStatement', FIRST_MONEY], ['getWallet']],
  }),
  terminated: page({
    title: 'shell.terminated',
    who: 'anyone',
    screen: lazyScreen(async () => {
      const code = await import('./terminated-screen');
      return code.TerminatedScreen;
    }, ['start']),
    code: 'app/pages/terminated-screen.tsx',
  }),
};
