import { openChatPage, chatPanel } from './chat-steps';
import { type Visit, visit } from '../harness/page/browser';
import { clearFaults, dropChat, injectFault } from '../harness/stack/operator';
import { openFlakyNetwork } from '../harness/network/flaky-network';
import { type Market, ON_LAOS } from '../markets';
import { sampled } from '@member-wallet/testing';

/** The browser's messages for requests that these flows cut. */
const NETWORK_ERRORS =
  /502|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|WebSocket/;

afterEach(() => clearFaults());

const isMedia = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'filePath' in payload;

const leaveWithoutErrors = async ({ leave, browserErrors }: Visit) => {
  expect(browserErrors.filter((text) => !NETWORK_ERRORS.test(text))).toEqual([]);
  await leave();
};

describe.each(ON_LAOS)('$name build: message delivery', (market: Market) => {
  const id = market.words.market;

  test.each(
    sampled<['guest' | 'member', number]>(
      [
        ['guest', 1],
        ['member', 2],
      ],
      ['member', 2],
    ),
  )(
    'delivers a %s’s messages once although requests are refused, or cut before or after taking effect',
    async (kind, n) => {
      const visited = await visit(market.url());
      const { page } = visited;
      await openChatPage(page, market, kind, n);
      const chat = chatPanel(page, market);
      await chat.open();
      await chat.say('one');
      await page.locator('.reply').first().waitFor();
      await injectFault(id, 'sendChatMessage', { kind: 'error', code: 'KEY_INVALID', status: 400, times: 2 });
      await chat.say('two');
      await page.getByRole('alert').getByText(chat.words.failed).waitFor();
      await page.locator('.row.failed').waitFor();
      await chat.say('taken back');
      await page.locator('.row.failed').nth(1).waitFor();
      await page.getByRole('button', { name: chat.words.remove }).nth(1).click();
      await page.getByRole('button', { name: chat.words.resend }).click();
      await page.locator('.row.failed').waitFor({ state: 'detached' });
      for (const [text, cut] of [
        ['three', 'cut-after'],
        ['four', 'cut-before'],
      ] as const) {
        await injectFault(id, 'sendChatMessage', { kind: cut, times: 1 });
        await chat.say(text);
      }
      await dropChat(id);
      await chat.say('five');
      await injectFault(id, 'listChatHistory', { kind: 'cut-before', times: 1 });
      await injectFault(id, 'listChatHistory', { kind: 'cut-after', times: 1 });
      await chat.operatorSays('heard');
      await page.locator('.row.theirs').getByText('heard').waitFor();
      await chat.delivered(5);
      await clearFaults();
      expect(await chat.sentMessages()).toEqual(['one', 'two', 'three', 'four', 'five']);
      await leaveWithoutErrors(visited);
    },
  );

  test.each(
    sampled<['guest' | 'member', number]>(
      [
        ['guest', 3],
        ['member', 4],
      ],
      ['guest', 3],
    ),
  )(
    'delivers a %s’s files once although uploads are refused, or cut before or after taking effect',
    async (kind, n) => {
      const visited = await visit(market.url());
      const { page } = visited;
      await openChatPage(page, market, kind, n);
      const chat = chatPanel(page, market);
      await chat.open();
      await injectFault(id, 'uploadChatImage', { kind: 'error', code: 'KEY_INVALID', status: 415, times: 1 });
      await chat.showPicture('refused.png');
      await page.getByRole('alert').getByText(chat.words.failed).waitFor();
      await page.getByRole('button', { name: chat.words.remove }).click();
      await page.locator('.row.failed').waitFor({ state: 'detached' });
      for (const cut of ['cut-before', 'cut-after'] as const) {
        await injectFault(id, 'uploadChatImage', { kind: cut, times: 1 });
        await chat.showPicture(`${cut}.png`);
        await page.locator('.row.failed').waitFor();
        await page.getByRole('button', { name: chat.words.resend }).click();
        await page.locator('.row.failed').waitFor({ state: 'detached' });
      }
      await injectFault(id, 'sendChatMessage', { kind: 'cut-after', times: 1 });
      await chat.showPicture('answer lost.png');
      await chat.delivered(3);
      const sent = await chat.sentMessages();
      expect(sent).toHaveLength(3);
      expect(sent.every(isMedia)).toBe(true);
      await leaveWithoutErrors(visited);
    },
  );
});

describe.each(ON_LAOS)('$name build: an interrupted conversation', (market) => {
  test('resumes an upload after a reload', async () => {
    const visited = await visit(market.url());
    const { page } = visited;
    await openChatPage(page, market, 'guest', 5);
    const chat = chatPanel(page, market);
    await chat.open();
    await injectFault(market.words.market, 'uploadChatImage', { kind: 'delay', ms: 60_000, times: 1 });
    const upload = page.waitForRequest('**/api/chat/upload-image');
    await chat.showPicture('slip.png');
    await page.locator('.row.uploading_file').waitFor();
    await chat.say('and some words');
    await upload;
    await page.reload();
    await chat.open();
    await chat.delivered(2);
    const sent = await chat.sentMessages();
    expect(sent.map(isMedia)).toEqual([true, false]);
    await leaveWithoutErrors(visited);
  });

  test('shows the same in two tabs, sends nothing twice, and sends a closed tab’s pending messages', async () => {
    const visited = await visit(market.url());
    const { context, page } = visited;
    await openChatPage(page, market, 'guest', 6);
    const first = chatPanel(page, market);
    await first.open();
    await first.say('first tab');
    await first.delivered(1);
    const other = await context.newPage();
    await other.goto('/contact');
    const second = chatPanel(other, market);
    await second.open();
    await second.delivered(1);
    await injectFault(market.words.market, 'sendChatMessage', { kind: 'cut-after', times: 1 });
    await second.say('second tab');
    await injectFault(market.words.market, 'sendChatMessage', { kind: 'cut-before', times: 1 });
    await first.say('first tab again');
    await Promise.all([first.delivered(3), second.delivered(3)]);
    // Close the sending tab while it sends; the other tab may notice that late.
    await injectFault(market.words.market, 'sendChatMessage', { kind: 'delay', ms: 4000, times: 1 });
    await first.say('left behind');
    await other.locator('.row.sending').waitFor();
    await page.close();
    await second.delivered(4);
    const sent = await second.sentMessages();
    expect([...sent].sort()).toEqual(['first tab', 'first tab again', 'left behind', 'second tab']);
    await leaveWithoutErrors(visited);
  });

  test('delivers everything once despite a network change, an outage and a time offline', async () => {
    const network = await openFlakyNetwork(market.url());
    const visited = await visit(network.url);
    const { context, page } = visited;
    await openChatPage(page, market, 'guest', 7);
    const chat = chatPanel(page, market);
    await chat.open();
    await chat.say('before');
    await chat.delivered(1);
    network.switchNetwork();
    await chat.say('switched');
    await chat.operatorSays('heard switched');
    await page.locator('.row.theirs').getByText('heard switched').waitFor();
    network.down();
    await chat.say('outage');
    await chat.operatorSays('heard outage');
    await page.locator('.panel:not(.online)').waitFor();
    network.up();
    await page.locator('.row.theirs').getByText('heard outage').waitFor();
    await chat.delivered(3);
    await context.setOffline(true);
    network.reset();
    await chat.say('offline');
    await chat.operatorSays('heard offline');
    await page.locator('.panel.waiting').waitFor();
    await page.locator('.row.mine.sending', { hasText: chat.words.waiting }).waitFor();
    await context.setOffline(false);
    await page.locator('.row.theirs').getByText('heard offline').waitFor();
    await chat.delivered(4);
    expect([...(await chat.sentMessages())].sort()).toEqual(['before', 'offline', 'outage', 'switched']);
    await leaveWithoutErrors(visited);
    await network.close();
  });
});
