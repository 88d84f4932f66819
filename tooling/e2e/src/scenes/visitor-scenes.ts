import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { isTakenOver } from '../harness/page/is-taken-over';
import {
  answer,
  dialog,
  type Build,
  hold,
  keepInTab,
  keepToasts,
  member,
  next,
  PASSWORD,
  refuse,
  toast,
  visitor,
  untilLoading,
  type Scene,
  type SceneContext,
} from './reach';

/** An unregistered phone number that no other scene sends a code to. */
const freshPhone = (build: Build) =>
  `${build === 'thai' ? '0869' : '02078'}${String(randomInt(1_000_000)).padStart(6, '0')}`;

async function submitLogin(context: SceneContext, phone = '0812345678') {
  const { page, build } = context;
  await visitor(context, '/login');
  await page.locator('form button[type=submit]').waitFor();
  await page.locator('input[name=phone]').fill(build === 'thai' ? phone : `020${phone.slice(2)}`);
  await page.locator('input[name=password]').fill(PASSWORD);
  await next(page);
}

async function registerUntil(context: SceneContext, step: 'phone' | 'otp' | 'profile' | 'bank') {
  const { page, build } = context;
  answer(context, 'lookup/registerOTP', step === 'otp');
  await visitor(context, '/register');
  await page.locator('form button[type=submit]').waitFor();
  await page.locator('input[name=phone]').fill(freshPhone(build));
  if (step === 'phone') return;
  await next(page);
  if (step === 'otp') {
    await page.locator('input[name=otp]').waitFor();
    return;
  }
  await page.locator('input[name=name]').fill(build === 'thai' ? 'สมหญิง ใจงาม' : 'ບຸນມີ ສີວິໄລ');
  await page.locator('input[name=new-password]').fill('a-long-password');
  await page.locator('input[name=confirm-password]').fill('a-long-password');
  if (step === 'profile') return;
  await next(page);
  await page.locator('input[name=account-number]').fill('1601200458');
  await page.locator('input[name=first-name]').fill('somying');
  await page.locator('input[name=last-name]').fill('jaingam');
}

async function pickBank(page: Page) {
  await page.locator('form button[aria-haspopup]').first().click();
  await page.locator('dialog[open] [role=option]').first().click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

const invalid = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor();

export const visitorScenes: Record<string, Scene> = {
  login: (context) => visitor(context, '/login'),
  'login-errors': async (context) => {
    const { page } = context;
    await visitor(context, '/login');
    await page.locator('form button[type=submit]').waitFor();
    await page.locator('input[name=phone]').fill('081x');
    await next(page);
    await invalid(page);
  },
  'login-refused': async (context) => {
    refuse(context, 'login', 'WRONG_CREDENTIAL');
    await submitLogin(context);
    await context.page.locator('form [role=alert]').waitFor();
  },
  'login-limited': async (context) => {
    refuse(context, 'login', 'REQUEST_LIMIT_1MIN', 429);
    await submitLogin(context);
    await context.page.locator('[role=timer]').waitFor();
  },
  'login-busy': async (context) => {
    hold(context, 'login');
    await submitLogin(context);
    await context.page.locator('form button[aria-disabled=true]').waitFor();
  },
  'login-expired': async (context) => {
    await keepInTab(context, 'token', 'no-longer-good');
    await context.page.goto('/user/statement');
    await context.page.waitForURL('**/login');
    await context.page.locator('input[name=phone]').waitFor();
  },
  register: (context) => registerUntil(context, 'phone'),
  'register-otp': (context) => registerUntil(context, 'otp'),
  'register-otp-wrong': async (context) => {
    refuse(context, 'otp/verify', 'OTP_CODE_INVALID');
    await registerUntil(context, 'otp');
    await context.page.locator('input[name=otp]').fill('000000');
    await invalid(context.page);
  },
  'register-profile': (context) => registerUntil(context, 'profile'),
  'register-profile-errors': async (context) => {
    await registerUntil(context, 'profile');
    await context.page.locator('input[name=name]').fill('');
    await context.page.locator('input[name=confirm-password]').fill('another');
    await next(context.page);
    await invalid(context.page);
  },
  'register-bank': (context) => registerUntil(context, 'bank'),
  'register-bank-unusual': async (context) => {
    await registerUntil(context, 'bank');
    await context.page.locator('form button[aria-haspopup]').first().click();
    await context.page.locator('dialog[open] [role=option]').first().click();
    await context.page.locator('input[name=account-number]').fill('12345');
    await context.page.locator('input[name=account-number][aria-describedby]').waitFor();
  },
  'register-bank-errors': async (context) => {
    await registerUntil(context, 'bank');
    await context.page.locator('input[name=account-number]').fill('');
    await next(context.page);
    await invalid(context.page);
  },
  'register-bank-picker': async (context) => {
    await registerUntil(context, 'bank');
    await context.page.locator('form button[aria-haspopup]').first().click();
    await context.page.locator('dialog[open] [role=option]').first().waitFor();
  },
  'register-bank-none': async (context) => {
    await registerUntil(context, 'bank');
    await context.page.locator('form button[aria-haspopup]').first().click();
    await dialog(context.page).locator('input').fill('zzzz');
    await dialog(context.page).locator('[role=option]').first().waitFor({ state: 'detached' });
  },
  'register-refused': async (context) => {
    await keepToasts(context);
    refuse(context, 'account', 'EXISTING_BANK');
    await registerUntil(context, 'bank');
    await pickBank(context.page);
    await next(context.page);
    await toast(context.page);
  },
  'register-done': async (context) => {
    await keepToasts(context);
    answer(context, 'account', { message: 'OK' });
    await registerUntil(context, 'bank');
    await pickBank(context.page);
    await next(context.page);
    await toast(context.page);
  },
  howto: (context) => visitor(context, '/howto'),
  'howto-player': async (context) => {
    await visitor(context, '/howto?video=wallet');
    await context.page.locator('dialog[open] video').waitFor();
  },
  contact: async (context) => {
    await visitor(context, '/contact');
    await context.page.locator('main img').waitFor();
  },
  'contact-loading': async (context) => {
    hold(context, 'lookup/contact');
    await visitor(context, '/contact');
    await untilLoading(context.page);
  },
  'contact-failed': async (context) => {
    refuse(context, 'lookup/contact');
    await visitor(context, '/contact');
    await context.page.locator('main button').waitFor();
  },
  'contact-empty': async (context) => {
    answer(context, 'lookup/contact', {});
    await visitor(context, '/contact');
    await context.page.locator('main h2').waitFor();
  },
  'member-contact': async (context) => {
    await member(context, '/user/contact');
    await context.page.locator('main img').waitFor();
  },
  'not-found': (context) => visitor(context, '/nowhere'),
  terminated: async (context) => {
    await visitor(context, '/terminated');
    await context.page.locator('h1').waitFor();
  },
  crash: async (context) => {
    await context.page.route('**/assets/profile-route*.js', (route) => route.abort());
    // Start on the dashboard: opened directly, a page whose code never loads would leave its first reads open.
    await member(context, '/user/home');
    // Before the takeover, the press would load a new document.
    await context.page.waitForFunction(isTakenOver);
    await context.page.locator('nav a[href="/user/profile"]').click();
    await context.page.locator('main [role=alert] button').waitFor();
  },
  conditions: async (context) => {
    await member(context, '/user/home');
    await context.page.locator('nav button').first().click();
    await context.page.locator('dialog[open] li').first().waitFor();
  },
  'conditions-failed': async (context) => {
    refuse(context, 'lookup/conditions');
    await member(context, '/user/home');
    await context.page.locator('nav button').first().click();
    await context.page.locator('dialog[open] button').nth(1).waitFor();
  },
  'conditions-empty': async (context) => {
    answer(context, 'lookup/conditions', []);
    await member(context, '/user/home');
    await context.page.locator('nav button').first().click();
    await dialog(context.page).locator('[class*=_empty_]').waitFor();
  },
  'language-menu': async (context) => {
    await member(context, '/user/home');
    // Wait for the pending transactions, which load when the browser is idle.
    await context.page.locator('main li a').first().waitFor();
    await context.page.locator('header button[aria-haspopup=menu]').click();
    await context.page.locator('[role=menuitemradio], [role=menuitem]').first().waitFor();
  },
};
