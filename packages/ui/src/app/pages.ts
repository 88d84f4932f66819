import { CirclePlay, Headset, House, ReceiptText, User, UserPlus } from 'lucide-react';
import type { PageName } from '#/navigation/paths';
import { lazyScreen } from './lazy-screen';
import { LoginPage } from './login-route';
import { type Page, page } from './page';
import { RegisterPage } from './register-route';

const ContactScreen = lazyScreen(
  async () => (await import('#/features/contact/contact-screen')).ContactScreen,
);
const ResponsibleGamingScreen = lazyScreen(
  async () =>
    (await import('#/features/responsible-gaming/responsible-gaming-screen')).ResponsibleGamingScreen,
);

/**
 * Every page of the app. Routes, titles, the bottom bars and what is preloaded or prerendered follow from here.
 * Each import is written out literally, so that the bundler makes a chunk of it.
 */
export const PAGES: Readonly<Record<PageName, Page>> = {
  login: page({
    title: 'login.submit',
    who: 'visitor',
    bar: { label: 'shell.home', icon: House },
    screen: LoginPage,
    next: 'home',
    start: true,
  }),
  register: page({
    title: 'titles.register',
    who: 'visitor',
    frame: 'own',
    bar: { label: 'shell.register', icon: UserPlus },
    screen: RegisterPage,
    start: true,
  }),
  howto: page({
    title: 'titles.howto',
    who: 'visitor',
    bar: {
      label: 'shell.howto',
      icon: CirclePlay,
      when: ({ howto }) => Object.values(howto).some((address) => address !== null),
    },
    screen: lazyScreen(async () => (await import('#/features/howto/howto-screen')).HowtoScreen),
    props: ({ env }) => ({ addresses: env.howto }),
  }),
  contact: page({
    title: 'titles.contact',
    who: 'visitor',
    bar: { label: 'shell.contact', icon: Headset },
    chat: true,
    screen: ContactScreen,
    props: ({ env }) => ({ version: env.version }),
  }),
  responsibleGaming: page({
    title: 'titles.responsibleGaming',
    who: 'visitor',
    screen: ResponsibleGamingScreen,
    props: ({ env }) => ({ helpLine: env.helpLine }),
  }),
  home: page({
    title: 'shell.home',
    who: 'member',
    screen: lazyScreen(async () => (await import('./home-route')).HomeRoute, ['home']),
    props: ({ env }) => ({ env }),
    start: true,
  }),
  profile: page({
    title: 'titles.profile',
    who: 'member',
    bar: { label: 'shell.profile', icon: User },
    screen: lazyScreen(async () => (await import('./profile-route')).ProfileRoute),
  }),
  editProfile: page({
    title: 'titles.editProfile',
    who: 'member',
    screen: lazyScreen(
      async () => (await import('#/features/profile/edit-profile-screen')).EditProfileScreen,
    ),
  }),
  statement: page({
    title: 'titles.statement',
    who: 'member',
    bar: { label: 'shell.statement', icon: ReceiptText },
    screen: lazyScreen(async () => (await import('./statement-route')).StatementRoute),
    props: ({ brand, env }) => ({ brand, env }),
    start: true,
  }),
  bonus: page({
    title: 'titles.bonus',
    who: 'member',
    screen: lazyScreen(async () => (await import('#/features/bonus/bonus-screen')).BonusScreen),
  }),
  spin: page({
    title: 'titles.spin',
    who: 'member',
    feature: 'spinWheel',
    screen: lazyScreen(async () => (await import('#/features/spin/spin-screen')).SpinScreen),
  }),
  memberContact: page({
    title: 'titles.contact',
    who: 'member',
    bar: { label: 'shell.contact', icon: Headset },
    chat: true,
    screen: ContactScreen,
    props: ({ env }) => ({ version: env.version }),
  }),
  memberResponsibleGaming: page({
    title: 'titles.responsibleGaming',
    who: 'member',
    screen: ResponsibleGamingScreen,
    props: ({ env }) => ({ helpLine: env.helpLine }),
  }),
  terminated: page({
    title: 'shell.terminated',
    who: 'anyone',
    screen: lazyScreen(async () => (await import('./terminated-screen')).TerminatedScreen, ['start']),
  }),
};
