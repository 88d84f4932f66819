import {
  EMPTY,
  alertDialog,
  answer,
  carousel,
  change,
  cut,
  dialog,
  hold,
  keepToasts,
  member,
  refuse,
  toast,
  type Scene,
  type SceneContext,
} from './reach';

/** Opens a shortcut's dialog. Finds the shortcut by its icon. */
const shortcut = (name: string) => async (context: SceneContext) => {
  await member(context, '/user/home');
  await context.page.locator(`main button:has(svg.lucide-${name})`).first().click();
  await context.page.locator('dialog[open]').waitFor();
};

async function pastBanners(context: SceneContext, name: string) {
  await shortcut(name)(context);
  await context.page.locator('dialog[open] [class*=_foot_] button').click();
  await context.page.locator('dialog[open] ul li').first().waitFor();
}

/** Opens the invite or cashback dialog without the banners before it. */
async function offer(context: SceneContext, name: string, which: string) {
  answer(context, `${which}/banners`, { banners: [] });
  await shortcut(name)(context);
}

async function openGame(context: SceneContext, nth = 0) {
  await member(context, '/user/home');
  const tab = context.page.locator('main [role=tab]').nth(nth);
  await tab.click();
  await context.page.locator('main [role=tabpanel] button:has(svg.lucide-play)').first().click();
  await context.page.locator('dialog[open] dl dd button').first().waitFor();
}

interface Wallet {
  readonly slots: readonly object[];
}

const withSlots = (edit: (slots: readonly object[]) => readonly object[]) => (wallet: Wallet) => ({
  ...wallet,
  slots: edit(wallet.slots),
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const SLIP = { createdAt: ago(300), amount: 0, note: null, link: null, reference: 'SL-1' };

/** Responds with a pending withdrawal and no slips. */
const pendingWithdrawal = (context: SceneContext): void => {
  const amount = context.build === 'thai' ? 1500 : 1_500_000;
  answer(context, 'statement', {
    total: 1,
    statements: [{ statementType: 'withdraw', amount, status: 'PENDING', createdAt: ago(1200) }],
  });
  answer(context, 'statement/slip', { total: 0, slips: [] });
};

/** Waits for the rows of pending transactions, which load when the browser is idle. */
const untilPendingRows = ({ page }: SceneContext) => page.locator('main li a').first().waitFor();

/** Opens the dashboard with rows of pending transactions in their reserved place. */
async function openWithPendingRows(context: SceneContext, icon = 'arrow-up-from-line') {
  await context.page.evaluate(() => localStorage.setItem('pending', '["withdraw:x"]'));
  await member(context, '/user/home');
  await context.page.locator(`main [class*=_row_] svg.lucide-${icon}`).first().waitFor();
  await carousel(context.page);
}

/** Opens the dashboard with a refused slip, a QR code, a slip under review and a withdrawal. Two of them are shown. */
async function openWithFourPending(context: SceneContext) {
  pendingWithdrawal(context);
  answer(context, 'statement/slip', {
    total: 2,
    slips: [
      { ...SLIP, status: 'FAILED', note: 'NOT_MATCH' },
      { ...SLIP, createdAt: ago(900), status: 'VERIFYING' },
    ],
  });
  answer(context, 'qrcode/*', {
    hasQrcode: true,
    qrcodeId: 'qr-1',
    amount: 500,
    expireIn: 540,
    qrcode: '',
  });
  const currency = context.build === 'thai' ? 'THB' : 'LAK';
  const deadline = Date.now() + 540_000;
  const code = JSON.stringify({ provider: 'KBANK', currency, amount: 50_000, deadline, id: 'qr-1' });
  await context.page.evaluate((value) => localStorage.setItem('open-qr', value), code);
  await openWithPendingRows(context, 'file-text');
}

async function openInactive(context: SceneContext) {
  change(
    context,
    'wallet',
    withSlots((slots) => slots.map((slot) => ({ ...slot, isActive: false }))),
  );
  await member(context, '/user/home');
  await context.page.locator('main [role=tabpanel] button:has(svg.lucide-plus)').first().click();
  await context.page.locator('dialog[open]').waitFor();
}

export const homeScenes: Record<string, Scene> = {
  home: async (context) => {
    await member(context, '/user/home');
    await carousel(context.page);
    await untilPendingRows(context);
  },
  'home-pending': async (context) => {
    pendingWithdrawal(context);
    await openWithPendingRows(context);
  },
  'home-pending-folded': openWithFourPending,
  'home-pending-all': async (context) => {
    await openWithFourPending(context);
    await context.page.locator('main [aria-expanded]').click();
  },
  'home-new': async (context) => {
    await member(context, '/user/home', EMPTY[context.build]);
    await carousel(context.page);
  },
  'home-loading': async (context) => {
    hold(context, 'wallet');
    await member(context, '/user/home');
    await context.page.locator('main [class*=_bar_]').first().waitFor();
  },
  'home-incomplete': async (context) => {
    // The last game has no code, so neither the game nor the total is known.
    change(
      context,
      'wallet',
      withSlots((slots) => [...slots.slice(0, -1), { ...slots.at(-1), code: null }]),
    );
    await member(context, '/user/home');
    await context.page.locator('main [class*=_notice_] button').waitFor();
  },
  'home-failed': async (context) => {
    refuse(context, 'wallet');
    await member(context, '/user/home');
    await untilPendingRows(context);
  },
  'home-no-games': async (context) => {
    change(
      context,
      'wallet',
      withSlots(() => []),
    );
    await member(context, '/user/home');
    await context.page.locator('[role=tabpanel] h2').waitFor();
  },
  'home-rich': async (context) => {
    // The largest amounts, to check that nothing is clipped, truncated or displaced.
    change(context, 'wallet', (wallet: object) => ({ ...wallet, wallet: { amount: 9_876_543_210.55 } }));
    await member(context, '/user/home');
    await carousel(context.page);
  },
  'home-no-spin': async (context) => {
    answer(context, 'spinwheel/active', { isActive: false });
    await member(context, '/user/home');
    await context.page.locator('main button:has(svg.lucide-refresh-cw)').first().waitFor();
  },
  agreement: async (context) => {
    await context.page.evaluate(() => localStorage.removeItem('remember-agreement'));
    await member(context, '/user/home');
    await context.page.locator('dialog[open] li').first().waitFor();
  },
  'game-account': (context) => openGame(context),
  'game-loading': async (context) => {
    hold(context, 'wallet/account/*');
    await member(context, '/user/home');
    await context.page.locator('main [role=tabpanel] button:has(svg.lucide-play)').first().click();
    await context.page.locator('dialog[open] dl').waitFor();
  },
  'game-copied': async (context) => {
    await keepToasts(context);
    await openGame(context);
    await context.page.locator('dialog[open] dl dd button').first().click();
    await toast(context.page);
  },
  'game-reset': async (context) => {
    await openGame(context);
    await context.page.locator('dialog[open] button:has(svg.lucide-key-round)').click();
    await alertDialog(context.page);
  },
  'game-not-reset': async (context) => {
    refuse(context, 'wallet/resetpassword/*', 'SLOT_RESET_PASSWORD_FAIL');
    await openGame(context);
    await context.page.locator('dialog[open] button:has(svg.lucide-key-round)').click();
    await alertDialog(context.page);
    await context.page.locator('[role=alertdialog] [class*=_foot_] button').first().click();
    await context.page.locator('dialog[open] section [role=alert]').waitFor();
  },
  'game-inactive': openInactive,
  'game-not-activated': async (context) => {
    refuse(context, 'wallet/activate/*', 'SLOT_ACTIVATE_FAIL');
    await openInactive(context);
    await context.page.locator('dialog[open] [class*=_foot_] button').click();
    await context.page.locator('dialog[open] [class*=_foot_] [role=alert]').waitFor();
  },
  'game-failed': async (context) => {
    refuse(context, 'autoLogin/**', 'NO_GAME', 404);
    await openGame(context);
    await context.page.locator('dialog[open] button:has(svg.lucide-play)').click();
    await alertDialog(context.page);
  },
  lobby: async (context) => {
    await openGame(context);
    await context.page.locator('dialog[open] button:has(svg.lucide-play)').click();
    await context.page.waitForURL('**/api/lobby/**');
  },
  'invite-banners': shortcut('user-plus'),
  invite: (context) => pastBanners(context, 'user-plus'),
  'invite-loading': async (context) => {
    hold(context, 'invite');
    await offer(context, 'user-plus', 'invite');
    await dialog(context.page).locator('[class*=_bar_]').first().waitFor();
  },
  'invite-empty': async (context) => {
    answer(context, 'invite', { invites: [], total: 0 });
    await offer(context, 'user-plus', 'invite');
    await dialog(context.page).locator('[class*=_empty_]').first().waitFor();
  },
  'invite-failed': async (context) => {
    refuse(context, 'invite');
    await offer(context, 'user-plus', 'invite');
    await dialog(context.page).locator('[class*=_empty_]').first().waitFor();
  },
  'invite-refused': async (context) => {
    await keepToasts(context);
    refuse(context, 'invite/bonus', 'NO_INVITEE_PLAY_INFO');
    await offer(context, 'user-plus', 'invite');
    await dialog(context.page).locator('button:has(svg.lucide-gift)').click();
    await toast(context.page);
  },
  'invite-qr': async (context) => {
    await pastBanners(context, 'user-plus');
    await context.page.locator('dialog[open] button:has(svg.lucide-qr-code)').click();
    await context.page.locator('dialog[open] img[src^=data]').scrollIntoViewIfNeeded();
  },
  'refund-banners': shortcut('hand-coins'),
  refund: (context) => pastBanners(context, 'hand-coins'),
  'refund-loading': async (context) => {
    hold(context, 'refund');
    hold(context, 'refund/check');
    await offer(context, 'hand-coins', 'refund');
    await dialog(context.page).locator('[class*=_bar_]').first().waitFor();
  },
  'refund-nothing': async (context) => {
    change(context, 'refund/check', (check: object) => ({ ...check, refundAmount: 0, bonus: 0 }));
    await offer(context, 'hand-coins', 'refund');
    await dialog(context.page).locator('[class*=_nothing_]').waitFor();
  },
  'refund-inactive': async (context) => {
    refuse(context, 'refund/check', 'REFUND_INACTIVE');
    answer(context, 'refund', { refunds: [], total: 0 });
    await offer(context, 'hand-coins', 'refund');
    await dialog(context.page).locator('[class*=_notice_]').first().waitFor();
  },
  'refund-unknown': async (context) => {
    change(context, 'refund/check', (check: object) => ({ ...check, refundAmount: 35, bonus: 20 }));
    cut(context, 'refund/addWallet');
    await offer(context, 'hand-coins', 'refund');
    await dialog(context.page).locator('[class*=_waiting_]').first().waitFor();
    await dialog(context.page).locator('button[class*=_primary_]').click();
    await alertDialog(context.page);
  },
};
