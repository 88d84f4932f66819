import { type ChatGuest, chatGuest } from './harness/chat-client';
import { IS_EXHAUSTIVE } from './harness/exhaustive';
import { holdCase, LINK_CASES, type LinkScene, until } from './harness/link-cases';
import { askAt, json } from './harness/ask-at';
import type { Fault } from './harness/operator';
import { roughLink } from './harness/rough-link';
import { startSandboxProcess, type SandboxProcess } from './harness/sandbox-process';

// Outages and dead links last as long as they last.
jest.setTimeout(240_000);

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess(stack.program);
});
afterAll(() => sandbox.close());

let scene: LinkScene;
beforeEach(async () => {
  const link = await roughLink(sandbox.url);
  scene = { link, sandbox, guest: chatGuest(link.url, sandbox.url) };
  await until('online', () => scene.guest.link() === 'online');
});
afterEach(async () => {
  scene.guest.stop();
  await scene.link.close();
});

/** Everything that the server holds is shown, once and in its order, and nothing else. */
async function agree(guest: ChatGuest, written: readonly string[]): Promise<void> {
  await until('all is delivered and shown', async () => {
    const stored = await guest.stored();
    return (
      guest.isSettled() &&
      written.every((text) => stored.filter((other) => other === text).length === 1) &&
      JSON.stringify(guest.shown()) === JSON.stringify(stored)
    );
  });
}

describe('a conversation over a rough network', () => {
  /** A second time shows what the first one left behind; more is for the exhaustive run. */
  const cases = LINK_CASES.map((one) => ({
    ...one,
    times: IS_EXHAUSTIVE ? one.times : Math.min(one.times, 2),
  }));

  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    expect(await holdCase(one, scene)).toMatchObject({ lost: 0, doubled: 0, isSame: true });
  });

  test('a network on which calls hang as well', async () => {
    const { link, guest } = scene;
    guest.say('before');
    await guest.seen('before');
    await until('it is stored', () => guest.isSettled());
    link.freeze('all');
    guest.say('into nothing');
    await guest.hear('theirs');
    await guest.seen('theirs');
    await agree(guest, ['before', 'into nothing', 'theirs']);
  });

  test('as many attempts to connect as it takes', async () => {
    const { link, guest } = scene;
    link.down();
    const before = link.tried();
    await until('it has tried again and again', () => link.tried() >= before + 15);
    expect(guest.link()).toBe('connecting');
    await guest.hear('theirs');
    link.up();
    await guest.seen('theirs');
    await until('online', () => guest.link() === 'online');
  });

  test('answers that get lost before and after the message is stored, and a reload', async () => {
    const { guest } = scene;
    const fault = (operationId: string, what: Fault) =>
      askAt(sandbox.url, '/console/faults', json('POST', { market: 'th', operationId, ...what }));
    // What has arrived once shows that this server knows a repeated send: from then on none has to be asked for.
    guest.say('one');
    await agree(guest, ['one']);
    await fault('sendChatMessage', { kind: 'cut-before', times: 1 });
    guest.say('one more');
    await agree(guest, ['one', 'one more']);
    await fault('sendChatMessage', { kind: 'cut-after', times: 2 });
    guest.say('two');
    guest.say('three');
    await agree(guest, ['one', 'one more', 'two', 'three']);
    await fault('listChatHistory', { kind: 'cut-after', times: 2 });
    await fault('sendChatMessage', { kind: 'delay', ms: 500, times: 1 });
    guest.say('four');
    guest.reload();
    await guest.hear('theirs');
    await guest.seen('theirs');
    await until('it is delivered', () => guest.isSettled() && guest.shown().includes('four'));
    // What is left of the faults is not meant for the look at what is stored.
    await askAt(sandbox.url, '/console/faults', { method: 'DELETE' });
    await agree(guest, ['one', 'one more', 'two', 'three', 'four', 'theirs']);
  });
});
