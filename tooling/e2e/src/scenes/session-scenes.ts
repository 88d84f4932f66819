import { alertDialog, member, type Scene, type SceneContext } from './reach';

/** Opens a member's page whose session ends in 40 seconds, with a stopped clock. */
async function openNearSessionEnd(context: SceneContext, why: 'idle' | 'longest') {
  const { page } = context;
  await member(context, '/user/care');
  // The reminder's code loads after the page.
  await page.waitForFunction(() => localStorage.getItem('last-active') !== null);
  await page.evaluate((kind) => {
    const [idleMs, longestMs] = [15 * 60_000, 720 * 3_600_000];
    const started = Number(localStorage.getItem('last-active'));
    const now = kind === 'idle' ? started + idleMs - 40_000 : started;
    if (kind === 'longest') sessionStorage.setItem('since', String(now - longestMs + 40_000));
    Date.now = () => now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, why);
  await alertDialog(page);
}

export const sessionScenes: Record<string, Scene> = {
  'session-ends': (context) => openNearSessionEnd(context, 'idle'),
  'session-ends-longest': (context) => openNearSessionEnd(context, 'longest'),
};
