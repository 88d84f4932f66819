import type { Page } from 'playwright-core';
import {
  alertDialog,
  answer,
  BONUS,
  EMPTY,
  hold,
  member,
  refuse,
  untilLoading,
  type Scene,
  type SceneContext,
} from './reach';

const openBonus = (context: SceneContext, phone?: string) => member(context, '/user/bonus', phone);

async function openDetails(context: SceneContext) {
  await openBonus(context);
  await context.page.locator('main ul button:enabled').first().click();
  await context.page.locator('dialog[open] img').first().waitFor();
}

async function search(context: SceneContext, code: string) {
  await openBonus(context);
  await context.page.locator('input[name=promotion]').fill(code);
  await context.page.locator('main form button[type=submit]').click();
  await context.page.locator('dialog[open]').waitFor();
}

const receive = (page: Page) => page.locator('dialog[open] [class*=_foot_] button').first().click();

async function openClaim(context: SceneContext) {
  await member(context, '/user/spin');
  await context.page.locator('main table button').first().click();
  await context.page.locator('dialog[open]').waitFor();
}

const PRIZE = { success: true, result: { code: 'C20', label: '20', remainingCoin: 2 } };

export const playScenes: Record<string, Scene> = {
  bonus: async (context) => {
    await openBonus(context);
    await context.page.locator('main ul button').first().waitFor();
  },
  'bonus-loading': async (context) => {
    hold(context, 'bonus');
    await openBonus(context);
    await untilLoading(context.page);
  },
  'bonus-failed': async (context) => {
    refuse(context, 'bonus');
    await openBonus(context);
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'bonus-empty': async (context) => {
    answer(context, 'bonus', []);
    await openBonus(context);
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'bonus-active': async (context) => {
    await openBonus(context, BONUS[context.build]);
    await context.page.locator('section[aria-labelledby=active-bonus]').waitFor();
  },
  'bonus-promotion': async (context) => {
    answer(context, 'bonus/check/active', { status: true, type: 'promotion' });
    answer(context, 'promotion/current', {
      code: 'NEWYEAR',
      percentFail: 15,
      description:
        context.build === 'thai'
          ? '<p>โปรโมชั่นปีใหม่ ทำยอด 2 เท่าก่อนจบโปร</p>'
          : '<p>ໂປຣໂມຊັນປີໃໝ່ ເຮັດຍອດ 2 ເທົ່າກ່ອນຈົບໂປຣ</p>',
    });
    refuse(context, 'bonus/check/minimum', 'BONUS_CONDITION');
    await openBonus(context);
    await context.page.locator('section[aria-labelledby=active-bonus]').getByText('NEWYEAR').waitFor();
  },
  'bonus-cancel': async (context) => {
    await openBonus(context, BONUS[context.build]);
    await context.page.locator('section[aria-labelledby=active-bonus] button').first().click();
    await context.page.locator('dialog[open]').waitFor();
  },
  'bonus-details': openDetails,
  'bonus-received': async (context) => {
    answer(context, 'bonus/activate/*', { message: 'OK' });
    await openDetails(context);
    await receive(context.page);
    await alertDialog(context.page);
  },
  'bonus-refused': async (context) => {
    refuse(context, 'bonus/activate/*', 'BONUS_ALREADY_ACTIVE');
    await openDetails(context);
    await receive(context.page);
    await alertDialog(context.page);
  },
  promotion: async (context) => {
    await search(context, 'newyear');
    await context.page.locator('dialog[open] button:not([aria-label])').waitFor();
  },
  'promotion-searching': async (context) => {
    hold(context, 'promotion/find/*');
    await search(context, 'newyear');
    await context.page.locator('dialog[open] p[role=status]').waitFor();
  },
  'promotion-not-found': async (context) => {
    await search(context, 'nope');
    await context.page.locator('dialog[open] div[role=status] svg').waitFor();
  },
  spin: async (context) => {
    await member(context, '/user/spin');
    await context.page.locator('main table tr').nth(1).waitFor();
    await context.page.locator('main canvas').first().waitFor();
  },
  'spin-loading': async (context) => {
    hold(context, 'spinwheel/setup');
    hold(context, 'spinwheel/coupon');
    await member(context, '/user/spin');
    await context.page.locator('main [class*=_waiting_]').waitFor();
  },
  'spin-failed': async (context) => {
    refuse(context, 'spinwheel/setup');
    refuse(context, 'spinwheel/coupon');
    await member(context, '/user/spin');
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'spin-inactive': async (context) => {
    answer(context, 'spinwheel/setup', { result: { activeSpinwheel: null, userCoin: 0 } });
    await member(context, '/user/spin');
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'spin-empty': async (context) => {
    answer(context, 'spinwheel/coupon', []);
    await member(context, '/user/spin', EMPTY[context.build]);
    await context.page.locator('main [class*=_empty_]').first().waitFor();
  },
  'spin-numbers': async (context) => {
    const label = context.build === 'thai' ? 'เครดิตฟรีสำหรับสมาชิกใหม่ทุกคน' : 'ເຄຣດິດຟຣີສຳລັບສະມາຊິກໃໝ່ທຸກຄົນ';
    const slice = Array.from({ length: 37 }, (_, index) => ({
      code: `P${index}`,
      label,
      bgColor: index % 2 ? 'rebeccapurple' : 'oklch(0.4 0.1 240)',
    }));
    answer(context, 'spinwheel/setup', { result: { activeSpinwheel: { name: '37', slice }, userCoin: 2 } });
    await member(context, '/user/spin');
    await context.page.locator('section[aria-labelledby=prizes]').waitFor();
  },
  'spin-waiting': async (context) => {
    hold(context, 'spinwheel/spin');
    await member(context, '/user/spin');
    await context.page.locator('main canvas ~ button').click();
    await context.page.locator('main [data-state=spinning]').waitFor();
  },
  'spin-prize': async (context) => {
    answer(context, 'spinwheel/spin', PRIZE);
    await member(context, '/user/spin');
    await context.page.locator('main canvas ~ button').click();
    await context.page.locator('dialog[open] [class*=_rings_]').waitFor();
  },
  'spin-refused': async (context) => {
    refuse(context, 'spinwheel/spin');
    await member(context, '/user/spin');
    await context.page.locator('main canvas ~ button').click();
    await context.page.locator('dialog[open]').waitFor();
  },
  'spin-claim': openClaim,
  'spin-claimed': async (context) => {
    answer(context, 'spinwheel/coupon/claim', { success: true, message: 'OK' });
    await openClaim(context);
    await receive(context.page);
    await alertDialog(context.page);
  },
  'spin-claim-refused': async (context) => {
    refuse(context, 'spinwheel/coupon/claim', 'COUPON_EXPIRED');
    await openClaim(context);
    await receive(context.page);
    await alertDialog(context.page);
  },
};
