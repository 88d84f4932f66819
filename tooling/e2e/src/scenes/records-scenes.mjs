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
} from './reach.mjs';

async function openSlips(context, phone) {
  await member(context, '/user/statement', phone);
  await context.page.locator('main button[aria-haspopup=dialog]').first().click();
  await context.page.locator('dialog[open] h2').first().waitFor();
}

async function openPassword(context) {
  await member(context, '/user/profile');
  await context.page.locator('main button[aria-haspopup=dialog]').click();
  await context.page.locator('dialog[open] input[name=old-password]').waitFor();
}

async function fillPasswords(context, old, fresh, again) {
  await openPassword(context);
  await context.page.locator('input[name=old-password]').fill(old);
  await context.page.locator('input[name=new-password]').fill(fresh);
  await context.page.locator('input[name=confirm-password]').fill(again);
  await context.page.locator('dialog[open] button[type=submit]').click();
}

const inProfile = (page) => page.locator('input[name=last-name]').waitFor();

export const recordsScenes = {
  statement: async (context) => {
    await member(context, '/user/statement');
    await context.page.locator('main li button').first().waitFor();
  },
  'statement-loading': async (context) => {
    await hold(context, 'statement');
    await member(context, '/user/statement');
    await waiting(context.page);
  },
  'statement-failed': async (context) => {
    await refuse(context, 'statement');
    await member(context, '/user/statement');
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'statement-empty': async (context) => {
    await answer(context, 'statement', { statements: [], total: 0 });
    await member(context, '/user/statement', EMPTY[context.build]);
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'statement-none': async (context) => {
    await member(context, '/user/statement');
    await context.page.getByRole('button', { name: /\b2$/ }).click();
    await context.page.getByRole('radio').last().check({ force: true });
  },
  'statement-long': async (context) => {
    // One of many pages, and amounts as long as they get.
    await change(context, 'statement', (answered) => ({
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
    await hold(context, 'statement/slip');
    await openSlips(context);
  },
  'slips-failed': async (context) => {
    await refuse(context, 'statement/slip');
    await openSlips(context);
    await dialog(context.page).locator('[class*=_empty_]').first().waitFor();
  },
  'slips-empty': async (context) => {
    await answer(context, 'statement/slip', { slips: [], total: 0 });
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
  'profile-loading': async (context) => {
    await hold(context, 'account/profile');
    await member(context, '/user/profile');
    await waiting(context.page);
  },
  'profile-failed': async (context) => {
    await refuse(context, 'account/profile');
    await member(context, '/user/profile');
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'profile-edit': async (context) => {
    await member(context, '/user/profile/edit');
    await inProfile(context.page);
  },
  'profile-edit-loading': async (context) => {
    await hold(context, 'account/profile');
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
    await context.page.route('**/api/account/profile', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, json: { message: 'EXISTING_BANK' } })
        : route.fallback(),
    );
    await member(context, '/user/profile/edit');
    await inProfile(context.page);
    await next(context.page);
    await alertDialog(context.page);
  },
  'profile-saved': async (context) => {
    await keepToasts(context);
    await context.page.route('**/api/account/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ json: { message: 'OK' } }) : route.fallback(),
    );
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
    await refuse(context, 'account/changepwd', 'WRONG_PASSWORD');
    await fillPasswords(context, 'not-the-password', 'a-new-one', 'a-new-one');
    await alertDialog(context.page);
  },
  'password-saved': async (context) => {
    await answer(context, 'account/changepwd', { message: 'OK' });
    await fillPasswords(context, 'the-password', 'a-new-one', 'a-new-one');
    await alertDialog(context.page);
  },
};
