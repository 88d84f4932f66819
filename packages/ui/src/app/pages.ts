import { getActive, getWallet } from '@member-wallet/api-sdk';
import { CirclePlay, Headset, House, ReceiptText, User, UserPlus } from 'lucide-react';
import type { PageName } from '#/navigation/paths';
import { HomePage } from './home-route';
import { lazyScreen } from './lazy-screen';
import { LoginPage } from './login-route';
import { type Page, page } from './page';
import { ProfilePage } from './profile-route';
import { RegisterPage } from './register-route';
import { TerminatedScreen } from './terminated-screen';

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
    props: ({ brand }) => ({ brand }),
    next: 'home',
    firstRead: getActive,
    start: 'visitor',
  }),
  register: page({
    title: 'register.submit',
    who: 'visitor',
    frame: 'own',
    bar: { label: 'shell.register', icon: UserPlus },
    screen: RegisterPage,
    start: 'register',
  }),
  howto: page({
    title: 'howto.title',
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
    title: 'contact.title',
    who: 'visitor',
    bar: { label: 'shell.contact', icon: Headset },
    chat: true,
    screen: ContactScreen,
    props: ({ env }) => ({ version: env.version }),
  }),
  responsibleGaming: page({
    title: 'responsibleGaming.title',
    who: 'visitor',
    screen: ResponsibleGamingScreen,
    props: ({ env }) => ({ helpLine: env.helpLine }),
  }),
  home: page({
    title: 'shell.home',
    who: 'member',
    screen: HomePage,
    props: ({ env }) => ({ env }),
    firstRead: getWallet,
    start: 'member',
  }),
  profile: page({
    title: 'profile.title',
    who: 'member',
    bar: { label: 'shell.profile', icon: User },
    screen: ProfilePage,
  }),
  editProfile: page({
    title: 'profile.edit',
    who: 'member',
    screen: lazyScreen(
      async () => (await import('#/features/profile/edit-profile-screen')).EditProfileScreen,
    ),
  }),
  statement: page({
    title: 'statement.title',
    who: 'member',
    bar: { label: 'shell.statement', icon: ReceiptText },
    screen: lazyScreen(async () => (await import('#/features/statement/statement-screen')).StatementScreen),
    props: ({ brand }) => ({ productName: brand.name }),
  }),
  bonus: page({
    title: 'bonus.title',
    who: 'member',
    screen: lazyScreen(async () => (await import('#/features/bonus/bonus-screen')).BonusScreen),
  }),
  spin: page({
    title: 'spin.title',
    who: 'member',
    feature: 'spinWheel',
    screen: lazyScreen(async () => (await import('#/features/spin/spin-screen')).SpinScreen),
  }),
  memberContact: page({
    title: 'contact.title',
    who: 'member',
    bar: { label: 'shell.contact', icon: Headset },
    chat: true,
    screen: ContactScreen,
    props: ({ env }) => ({ version: env.version }),
  }),
  memberResponsibleGaming: page({
    title: 'responsibleGaming.title',
    who: 'member',
    screen: ResponsibleGamingScreen,
    props: ({ env }) => ({ helpLine: env.helpLine }),
  }),
  terminated: page({
    title: 'shell.terminated',
    who: 'anyone',
    screen: TerminatedScreen,
  }),
};
