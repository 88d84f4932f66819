import {
  alertDialog,
  answer,
  carousel,
  dialog,
  keepToasts,
  member,
  toast,
  type Scene,
  type SceneContext,
  visitor,
} from './reach';

async function setLimit({ page }: SceneContext, amount: string) {
  await page.locator('input[name=deposit-limit]').fill(amount);
  await page.locator('form:has(input[name=deposit-limit]) button[type=submit]').click();
}

/** Responds with a deposit of today that exceeds these scenes' limit. */
const depositedToday = (context: SceneContext) =>
  answer(context, 'statement', {
    total: 1,
    statements: [
      {
        statementType: 'deposit',
        from: 'SCB',
        to: 'WALLET',
        amount: 60_000,
        status: 'SUCCESS',
        createdAt: new Date().toISOString(),
      },
    ],
  });

export const responsibleGamingScenes: Record<string, Scene> = {
  'responsible-gaming': (context) => visitor(context, '/care'),
  'member-responsible-gaming': (context) => member(context, '/user/care'),
  'responsible-gaming-reminder': async (context) => {
    const { page } = context;
    await member(context, '/user/home');
    await carousel(page);
    await page.evaluate(() => {
      const now = Date.now();
      const visit = { startedAt: now - 65 * 60_000, seenAt: now, reminded: 0 };
      sessionStorage.setItem('visit', JSON.stringify(visit));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await alertDialog(page);
  },
  'responsible-gaming-limit-wrong': async (context) => {
    await member(context, '/user/care');
    await setLimit(context, '0');
    await context.page.locator('[aria-invalid=true]').first().waitFor();
  },
  'responsible-gaming-limit': async (context) => {
    await keepToasts(context);
    await member(context, '/user/care');
    await setLimit(context, '50000');
    await setLimit(context, '90000');
    await toast(context.page);
  },
  'responsible-gaming-over-limit': async (context) => {
    const { page } = context;
    await depositedToday(context);
    await member(context, '/user/care');
    await setLimit(context, '50000');
    await page.goto('/user/home');
    await page.locator('main button:has(svg.lucide-arrow-down-to-line)').click();
    await dialog(page).locator('li button').last().click();
    await alertDialog(page);
  },
};
