import type { Page } from 'playwright-core';
import type { Answer } from '../harness/intercepting-proxy';
import {
  alertDialog,
  answer,
  change,
  dialog,
  EMPTY,
  hold,
  keepToasts,
  member,
  next,
  refuse,
  toast,
  waiting,
  type Scene,
  type SceneContext,
} from './reach';

async function openSlips(context: SceneContext, phone?: string) {
  await member(context, '/user/statement', phone);
  await context.page.locator('main button[aria-haspopup=dialog]').first().click();
  await context.page.locator('dialog[open] h2').first().waitFor();
}

async function openPassword(context: SceneContext) {
  await member(context, '/user/profile');
  await context.page.locator('main button:has(svg.lucide-lock)').click();
  await context.page.locator('dialog[open] input[name=old-password]').waitFor();
}

async function fillPasswords(context: SceneContext, old: string, fresh: string, again: string) {
  await openPassword(context);
  await context.page.locator('input[name=old-password]').fill(old);
  await context.page.locator('input[name=new-password]').fill(fresh);
  await context.page.locator('input[name=confirm-password]').fill(again);
  await context.page.locator('dialog[open] button[type=submit]').click();
}

async function openAgreement(context: SceneContext) {
  await member(context, '/user/profile');
  await context.page.locator('main button:has(svg.lucide-handshake)').click();
}

/** Responds to saving the profile; reading it works as usual. */
const saving = ({ proxy }: SceneContext, answered: Answer) =>
  proxy.handle('account/profile', (method) => (method === 'PUT' ? answered : undefined));

const inProfile = (page: Page) => page.locator('input[name=last-name]').waitFor();

export const recordsScenes: Record<string, Scene> = {
  statement: async (context) => {
    await member(context, '/user/statement');
    await context.page.locator('main li button').first().waitFor();
  },
  'statement-loading': async (context) => {
    hold(context, 'statement');
    await member(context, '/user/statement');
    await waiting(context.page);
  },
  'statement-failed': async (context) => {
    refuse(context, 'statement');
    await member(context, '/user/statement');
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'statement-empty': async (context) => {
    answer(context, 'statement', { statements: [], total: 0 });
    await member(context, '/user/statement', EMPTY[context.build]);
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'statement-none': async (context) => {
    await member(context, '/user/statement');
    await context.page.getByRole('button', { name: /\b2$/ }).click();
    await context.page.getByRole('radio').last().check({ force: true });
  },
  'statement-long': async (context) => {
    // One of many pages, with the longest amounts.
    change(context, 'statement', (answered: { statements: readonly object[] }) => ({
      total: 980,
      statements: answered.statements.map((entry) => ({ ...entry, amount: 123_456_789.55 })),
    }));
    await member(context, '/user/statement');
    await context.page.getByRole('button', { name: /\b2$/ }).click();
    await context.page.locator('main li button').first().waitFor();
  },
  'statement-entry': async (context) => {
    await member(context, '/user/statement');
    await context.page.locator('main li button').first().click();
    await context.page.locator('dialog[open] dl').waitFor();
  },
  slips: async (context) => {
    await openSlips(context);
    await dialog(context.page).locator('td').first().waitFor();
  },
  'slips-loading': async (context) => {
    hold(context, 'statement/slip');
    await openSlips(context);
  },
  'slips-failed': async (context) => {
    refuse(context, 'statement/slip');
    await openSlips(context);
    await dialog(context.page).locator('[class*=_empty_]').first().waitFor();
  },
  'slips-empty': async (context) => {
    answer(context, 'statement/slip', { slips: [], total: 0 });
    await openSlips(context, EMPTY[context.build]);
    await dialog(context.page).locator('[class*=_empty_]').first().waitFor();
  },
  'slip-picture': async (context) => {
    await openSlips(context);
    await context.page.locator('dialog[open] td button').first().click();
    await context.page.locator('dialog[open] img').waitFor();
  },
  profile: async (context) => {
    await member(context, '/user/profile');
    await context.page.locator('main dl').first().waitFor();
  },
  'profile-agreement': async (context) => {
    await openAgreement(context);
    await context.page.locator('dialog[open] li').first().waitFor();
  },
  'profile-agreement-loading': async (context) => {
    hold(context, 'lookup/agreements');
    await openAgreement(context);
    await context.page.locator('dialog[open] [class*=_bar_]').first().waitFor();
  },
  'profile-agreement-failed': async (context) => {
    refuse(context, 'lookup/agreements');
    await openAgreement(context);
    await context.page.locator('dialog[open] button').nth(1).waitFor();
  },
  'profile-agreement-empty': async (context) => {
    answer(context, 'lookup/agreements', []);
    await openAgreement(context);
    await context.page.locator('dialog[open] [class*=_empty_]').waitFor();
  },
  'profile-loading': async (context) => {
    hold(context, 'account/profile');
    await member(context, '/user/profile');
    await waiting(context.page);
  },
  'profile-failed': async (context) => {
    refuse(context, 'account/profile');
    await member(context, '/user/profile');
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'profile-edit': async (context) => {
    await member(context, '/user/profile/edit');
    await inProfile(context.page);
  },
  'profile-edit-loading': async (context) => {
    hold(context, 'account/profile');
    await member(context, '/user/profile/edit');
    await waiting(context.page);
  },
  'profile-edit-errors': async (context) => {
    await member(context, '/user/profile/edit');
    await context.page.locator('input[name=last-name]').fill('');
    await next(context.page);
    await context.page.locator('[aria-invalid=true]').first().waitFor();
  },
  'profile-edit-refused': async (context) => {
    saving(context, { status: 400, body: { message: 'EXISTING_BANK' } });
    await member(context, '/user/profile/edit');
    await inProfile(context.page);
    await next(context.page);
    await alertDialog(context.page);
  },
  'profile-saved': async (context) => {
    await keepToasts(context);
    saving(context, { status: 200, body: { message: 'OK' } });
    await member(context, '/user/profile/edit');
    await inProfile(context.page);
    await next(context.page);
    await toast(context.page);
  },
  password: openPassword,
  'password-differs': async (context) => {
    await fillPasswords(context, 'x', 'a', 'b');
    await context.page.locator('[aria-invalid=true]').waitFor();
  },
  'password-refused': async (context) => {
    refuse(context, 'account/changepwd', 'WRONG_PASSWORD');
    await fillPasswords(context, 'not-the-password', 'a-new-one', 'a-new-one');
    await alertDialog(context.page);
  },
  'password-saved': async (context) => {
    answer(context, 'account/changepwd', { message: 'OK' });
    await fillPasswords(context, 'the-password', 'a-new-one', 'a-new-one');
    await alertDialog(context.page);
  },
};
