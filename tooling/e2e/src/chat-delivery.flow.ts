import { beChatter, chatOn } from './chat-steps';
import { type Visit, visit } from './harness/browser';
import { clearFaults, dropChat, injectFault } from './harness/operator';
import { roughLink } from './harness/rough-link';
import { type Market, ON_LAOS } from './markets';

/** What the browser says of calls that were cut on purpose. */
const CUT =
  /502|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|WebSocket/;

afterEach(() => clearFaults());

const isMedia = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'filePath' in payload;

const leaveInPeace = async ({ leave, complaints }: Visit) => {
  expect(complaints.filter((text) => !CUT.test(text))).toEqual([]);
  await leave();
};

describe.each(ON_LAOS)('$name build: what a message goes through', (market: Market) => {
  const id = market.words.market;

  test.each([
    ['guest', 1],
    ['member', 2],
  ] as const)('sends of a %s that are refused, or cut before and after', async (kind, n) => {
    const visited = await visit(market.url());
    const { page } = visited;
    await beChatter(page, market, kind, n);
    const chat = chatOn(page, market);
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
    await chat.hear('heard');
    await page.locator('.row.theirs').getByText('heard').waitFor();
    await chat.delivered(5);
    await clearFaults();
    expect(await chat.mine()).toEqual(['one', 'two', 'three', 'four', 'five']);
    await leaveInPeace(visited);
  });

  test.each([
    ['guest', 3],
    ['member', 4],
  ] as const)('uploads of a %s that are refused, or cut before and after', async (kind, n) => {
    const visited = await visit(market.url());
    const { page } = visited;
    await beChatter(page, market, kind, n);
    const chat = chatOn(page, market);
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
    const sent = await chat.mine();
    expect(sent).toHaveLength(3);
    expect(sent.every(isMedia)).toBe(true);
    await leaveInPeace(visited);
  });
});

describe.each(ON_LAOS)('$name build: a conversation that is disturbed', (market) => {
  test('an upload under way goes on after a reload', async () => {
    const visited = await visit(market.url());
    const { page } = visited;
    await beChatter(page, market, 'guest', 5);
    const chat = chatOn(page, market);
    await chat.open();
    await injectFault(market.words.market, 'uploadChatImage', { kind: 'delay', ms: 60_000, times: 1 });
    await chat.showPicture('slip.png');
    await page.locator('.row.uploading_file').waitFor();
    await chat.say('and some words');
    await page.reload();
    await chat.open();
    await chat.delivered(2);
    const sent = await chat.mine();
    expect(sent.map(isMedia)).toEqual([true, false]);
    await leaveInPeace(visited);
  });

  test('two tabs show the same and send nothing twice, and one sees the other one’s messages through', async () => {
    const visited = await visit(market.url());
    const { context, page } = visited;
    await beChatter(page, market, 'guest', 6);
    const first = chatOn(page, market);
    await first.open();
    await first.say('first tab');
    await first.delivered(1);
    const other = await context.newPage();
    await other.goto('/contact');
    const second = chatOn(other, market);
    await second.open();
    await second.delivered(1);
    await injectFault(market.words.market, 'sendChatMessage', { kind: 'cut-after', times: 1 });
    await second.say('second tab');
    await injectFault(market.words.market, 'sendChatMessage', { kind: 'cut-before', times: 1 });
    await first.say('first tab again');
    await Promise.all([first.delivered(3), second.delivered(3)]);
    // The tab that sends goes in the middle of it.
    await injectFault(market.words.market, 'sendChatMessage', { kind: 'delay', ms: 1000, times: 1 });
    await first.say('left behind');
    await other.locator('.row.sending').waitFor();
    await page.close();
    await second.delivered(4);
    const sent = await second.mine();
    expect([...sent].sort()).toEqual(['first tab', 'first tab again', 'left behind', 'second tab']);
    await leaveInPeace(visited);
  });

  test('over a switch of network, an outage and a spell offline everything arrives once', async () => {
    const link = await roughLink(market.url());
    const visited = await visit(link.url);
    const { context, page } = visited;
    await beChatter(page, market, 'guest', 7);
    const chat = chatOn(page, market);
    await chat.open();
    await chat.say('before');
    await chat.delivered(1);
    link.switchNetwork();
    await chat.say('switched');
    await chat.hear('heard switched');
    await page.locator('.row.theirs').getByText('heard switched').waitFor();
    link.down();
    await chat.say('outage');
    await chat.hear('heard outage');
    await page.locator('.link.connecting').waitFor();
    link.up();
    await page.locator('.row.theirs').getByText('heard outage').waitFor();
    await context.setOffline(true);
    link.reset();
    await chat.say('offline');
    await chat.hear('heard offline');
    await page.locator('.link.connecting').waitFor();
    await context.setOffline(false);
    await page.locator('.row.theirs').getByText('heard offline').waitFor();
    await chat.delivered(4);
    expect([...(await chat.mine())].sort()).toEqual(['before', 'offline', 'outage', 'switched']);
    await leaveInPeace(visited);
    await link.close();
  });
});
