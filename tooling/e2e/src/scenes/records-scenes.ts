import type { Page } from 'playwright-core';
import type { Answer } from '../harness/network/intercepting-proxy';
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
  untilLoading,
  type Scene,
  type SceneContext,
} from './reach';

/** The button that opens an entry, in the list and in the table. */
const ENTRY = 'main :is(li, tbody) button';
const SLIP = ':is(li, tbody) button';

async function openSlips(context: SceneContext, phone?: string) {
  await member(context, '/user/statement', phone);
  await context.page.locator('main button[aria-haspopup=dialog]').first().click();
  await context.page.locator('dialog[open] h2').first().waitFor();
}

const PAID_SLIP = {
  createdAt: '2026-11-18T06:42:08.000Z',
  amount: 1500,
  status: 'SUCCESS',
  note: null,
  link: '/api/art/slips/1',
  reference: 'SL-2611-0003',
};
const CHECKED_SLIP = { ...PAID_SLIP, amount: 0, status: 'VERIFYING', reference: 'SL-2611-0005' };
const REFUSED_SLIP = {
  ...PAID_SLIP,
  amount: 0,
  status: 'FAILED',
  note: 'NOT_MATCH',
  reference: 'SL-2611-0004',
};

/** Opens a slip's details. */
async function openSlip(context: SceneContext, slip: object) {
  answer(context, 'statement/slip', { total: 1, slips: [slip] });
  await openSlips(context);
  await dialog(context.page).locator(SLIP).first().click();
  await dialog(context.page).locator('dl').waitFor();
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

/** Responds to writes of the profile; reads reach the server. */
const respondToSave = ({ proxy }: SceneContext, answered: Answer) =>
  proxy.handle('account/profile', (method) => (method === 'PUT' ? answered : undefined));

const untilProfileLoaded = (page: Page) => page.locator('input[name=last-name]').waitFor();

const HOUR = 3_600_000;
const BANGKOK = 7 * HOUR;

/**
 * Gives the entries dates with the same day groups at any time: the first three are of today, four of yesterday, the
 * others a day older.
 */
function withFixedDays(context: SceneContext): void {
  const today = Math.floor((Date.now() + BANGKOK) / (24 * HOUR)) * 24 * HOUR - BANGKOK;
  change(context, 'statement', (page: { statements: readonly object[] }) => ({
    ...page,
    statements: page.statements.map((entry, at) => {
      const start = today - (at < 3 ? 0 : at < 7 ? 24 : 48) * HOUR;
      return { ...entry, createdAt: new Date(start + (60 - at) * 1000).toISOString() };
    }),
  }));
}

export const recordsScenes: Record<string, Scene> = {
  statement: async (context) => {
    withFixedDays(context);
    await member(context, '/user/statement');
    await context.page.locator(ENTRY).first().waitFor();
  },
  'statement-loading': async (context) => {
    hold(context, 'statement');
    await member(context, '/user/statement');
    await untilLoading(context.page);
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
  'statement-search': async (context) => {
    await member(context, '/user/statement');
    await context.page.getByRole('radio').last().check({ force: true });
    await context.page.locator(ENTRY).nth(2).waitFor();
  },
  'statement-searching': async (context) => {
    await member(context, '/user/statement');
    await context.page.locator(ENTRY).first().waitFor();
    hold(context, 'statement');
    await context.page.getByRole('radio').last().check({ force: true });
  },
  'statement-search-failed': async (context) => {
    await member(context, '/user/statement');
    await context.page.locator(ENTRY).first().waitFor();
    refuse(context, 'statement');
    await context.page.getByRole('radio').nth(3).check({ force: true });
    await context.page.locator('main [class*=_row_] button').first().waitFor();
  },
  'statement-none': async (context) => {
    // All of one kind, and all on the first page.
    change(context, 'statement', (answered: { statements: readonly object[] }) => ({
      total: 3,
      statements: answered.statements
        .slice(0, 3)
        .map((entry) => ({ ...entry, statementType: 'deposit', bonus: null })),
    }));
    await member(context, '/user/statement');
    await context.page.getByRole('radio').last().check({ force: true });
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'statement-none-so-far': async (context) => {
    // Every page is the same.
    answer(context, 'statement', {
      total: 980,
      statements: Array.from({ length: 10 }, () => ({
        statementType: 'deposit',
        to: 'WALLET',
        amount: 500,
        status: 'SUCCESS',
        createdAt: '2026-11-20T06:42:08.000Z',
      })),
    });
    await member(context, '/user/statement');
    await context.page.getByRole('radio').last().check({ force: true });
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'statement-credited': async (context) => {
    change(context, 'statement', (answered: { statements: readonly object[] }) => ({
      ...answered,
      statements: answered.statements.map((entry, index) =>
        index === 0
          ? {
              ...entry,
              statementType: 'withdraw',
              status: 'SUCCESS',
              amount: 2_486_050,
              creditedAt: '2026-11-22T07:05:09.000Z',
            }
          : entry,
      ),
    }));
    await member(context, '/user/statement');
    await context.page.locator(ENTRY).first().waitFor();
  },
  'statement-long': async (context) => {
    // One of many pages, with the largest amounts.
    change(context, 'statement', (answered: { statements: readonly object[] }) => ({
      total: 980,
      statements: answered.statements.map((entry) => ({ ...entry, amount: 123_456_789.55 })),
    }));
    await member(context, '/user/statement');
    await context.page.getByRole('button', { name: /\b2$/ }).click();
    await context.page.locator(ENTRY).first().waitFor();
  },
  'statement-entry': async (context) => {
    await member(context, '/user/statement');
    await context.page.locator(ENTRY).first().click();
    await context.page.locator(':is(dialog[open], main section) dl').waitFor();
  },
  slips: async (context) => {
    await openSlips(context);
    await dialog(context.page).locator(SLIP).first().waitFor();
  },
  'slips-mixed': async (context) => {
    answer(context, 'statement/slip', { total: 3, slips: [CHECKED_SLIP, REFUSED_SLIP, PAID_SLIP] });
    await openSlips(context);
    await dialog(context.page).locator(SLIP).first().waitFor();
  },
  'slip-refused': (context) => openSlip(context, REFUSED_SLIP),
  'slip-refused-chat': async (context) => {
    answer(context, 'lookup/enableChatWidget', false);
    await openSlip(context, { ...REFUSED_SLIP, note: 'SLIP_REFNO_DUPLICATED' });
  },
  'slip-checked': (context) => openSlip(context, CHECKED_SLIP),
  'slip-paid': (context) => openSlip(context, PAID_SLIP),
  'statement-slip-refused': async (context) => {
    const createdAt = new Date(Date.now() - 600_000).toISOString();
    answer(context, 'statement/slip', { total: 1, slips: [{ ...REFUSED_SLIP, createdAt }] });
    await member(context, '/user/statement');
    await context.page.locator('main h1 + button svg.lucide-circle-alert').waitFor();
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
    await dialog(context.page).locator(SLIP).first().click();
    await dialog(context.page).locator('button:has(svg.lucide-image)').click();
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
    await untilLoading(context.page);
  },
  'profile-failed': async (context) => {
    refuse(context, 'account/profile');
    await member(context, '/user/profile');
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'profile-edit': async (context) => {
    await member(context, '/user/profile/edit');
    await untilProfileLoaded(context.page);
  },
  'profile-edit-loading': async (context) => {
    hold(context, 'account/profile');
    await member(context, '/user/profile/edit');
    await untilLoading(context.page);
  },
  'profile-edit-errors': async (context) => {
    await member(context, '/user/profile/edit');
    await context.page.locator('input[name=last-name]').fill('');
    await next(context.page);
    await context.page.locator('[aria-invalid=true]').first().waitFor();
  },
  'profile-edit-refused': async (context) => {
    respondToSave(context, { status: 400, body: { message: 'EXISTING_BANK' } });
    await member(context, '/user/profile/edit');
    await untilProfileLoaded(context.page);
    await next(context.page);
    await alertDialog(context.page);
  },
  'profile-saved': async (context) => {
    await keepToasts(context);
    respondToSave(context, { status: 200, body: { message: 'OK' } });
    await member(context, '/user/profile/edit');
    await untilProfileLoaded(context.page);
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
