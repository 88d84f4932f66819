import { MARKET, member, refuse, postToConsole, visitor, type Scene, type SceneContext } from './reach';
import { SLIP_PICTURE } from './slip-picture';

const HELP = { thai: 'ฝากเงินแล้วยอดยังไม่เข้าครับ', laos: 'ຝາກເງິນແລ້ວຍອດຍັງບໍ່ເຂົ້າ' };

/** Opens the chat as a new guest. */
async function openChat(context: SceneContext) {
  const { page } = context;
  await visitor(context, '/contact');
  await page.locator('[data-chat-widget] .launcher').click();
  await page.locator('.panel textarea').waitFor();
}

/** Sends sample messages of these kinds as the operator. */
async function samples({ page, build, stack }: SceneContext, ...kinds: readonly string[]) {
  const guest = await page.evaluate(() => localStorage.getItem('guest-id'));
  for (const sample of kinds) {
    await postToConsole(stack, 'chat/say', { market: MARKET[build], conversation: `guest:${guest}`, sample });
  }
}

/** Waits until the title no longer counts unread messages, which happens a moment after they are shown. */
const untilSeen = ({ page }: SceneContext) =>
  page.waitForFunction(
    () => {
      const counter = window as { looks?: number };
      counter.looks = document.title.startsWith('(') ? 0 : (counter.looks ?? 0) + 1;
      return counter.looks > 10;
    },
    undefined,
    { polling: 100 },
  );

async function say(context: SceneContext) {
  await context.page.locator('.panel textarea').fill(HELP[context.build]);
  await context.page.locator('.panel textarea').press('Enter');
}

export const chatScenes: Record<string, Scene> = {
  'chat-button': async (context) => {
    await visitor(context, '/contact');
    await context.page.locator('[data-chat-widget] .launcher').waitFor();
  },
  chat: async (context) => {
    await openChat(context);
    await say(context);
    await context.page.locator('.panel .reply').first().waitFor();
    await untilSeen(context);
  },
  'chat-prepared': async (context) => {
    await member(context, '/user/statement?slips');
    // The newest slip was accepted.
    await context.page.locator('dialog[open] li:nth-child(2) button').first().click();
    await context.page.locator('dialog[open] a:has(svg.lucide-message-circle)').click();
    await context.page.locator('.panel .previews img').waitFor();
  },
  'chat-member': async (context) => {
    await member(context, '/user/contact');
    await context.page.locator('[data-chat-widget] .launcher').click();
    await context.page.locator('.panel textarea').waitFor();
  },
  'chat-messages': async (context) => {
    await openChat(context);
    await samples(context, 'IMAGE', 'BUTTONS');
    await context.page.locator('.panel .choice').first().waitFor();
    await untilSeen(context);
  },
  'chat-cards': async (context) => {
    await openChat(context);
    await samples(context, 'VIDEO', 'FILE', 'CARDS');
    await context.page.locator('.panel .card').first().waitFor();
  },
  'chat-picture': async (context) => {
    await openChat(context);
    await samples(context, 'IMAGE');
    await context.page.locator('.panel .picture').first().click();
    await context.page.locator('.panel .viewer').waitFor();
  },
  'chat-attached': async (context) => {
    await openChat(context);
    await context.page.locator('.panel input[type=file]').setInputFiles({
      name: 'a-slip-with-a-rather-long-name-of-its-own-2026-11-18.png',
      mimeType: 'image/png',
      buffer: SLIP_PICTURE,
    });
    await context.page.locator('.panel .previews li').waitFor();
  },
  'chat-too-long': async (context) => {
    await openChat(context);
    await context.page.locator('.panel textarea').fill(HELP[context.build].repeat(90));
    await context.page.locator('.panel .counter').waitFor();
  },
  'chat-failed': async (context) => {
    refuse(context, 'chat/send-message', 'KEY_INVALID');
    await openChat(context);
    await say(context);
    await context.page.locator('.panel .failed').waitFor();
  },
};
