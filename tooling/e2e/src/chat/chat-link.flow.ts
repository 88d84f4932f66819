import { type ChatGuest, chatGuest } from '../harness/network/chat-client';
import { IS_EXHAUSTIVE, until } from '@member-wallet/testing';
import { runCase, NETWORK_CASES, type NetworkSetup, CASE_TIMEOUT_MS } from '../harness/network/network-cases';
import { fetchJson, jsonInit } from '../harness/network/fetch-json';
import type { Fault } from '../harness/stack/operator';
import { openFlakyNetwork } from '../harness/network/flaky-network';
import { startSandboxProcess, type SandboxProcess } from '../harness/stack/sandbox-process';

// A sandbox process of its own, because the cases restart it. No fake timers: outages and dead connections take real
// time.
let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess(stack.program);
});
afterAll(() => sandbox.close());

let scene: NetworkSetup;
beforeEach(async () => {
  const network = await openFlakyNetwork(sandbox.url);
  scene = { network, sandbox, guest: chatGuest(network.url, sandbox.url) };
  await until(() => scene.guest.link() === 'online', CASE_TIMEOUT_MS);
});
afterEach(async () => {
  scene.guest.stop();
  await scene.network.close();
});

/** Waits until the guest shows exactly the server's messages, in the same order, without duplicates. */
async function waitUntilInSync(guest: ChatGuest, written: readonly string[]): Promise<void> {
  await until(async () => {
    const stored = await guest.stored();
    return (
      guest.isSettled() &&
      written.every((text) => stored.filter((other) => other === text).length === 1) &&
      JSON.stringify(guest.shown()) === JSON.stringify(stored)
    );
  }, CASE_TIMEOUT_MS);
}

describe('a conversation over a flaky network', () => {
  /** chat-delivery.flow.ts covers outages and network changes in a page; a slow join is left to the exhaustive run. */
  const NOT_COVERED_ELSEWHERE = [
    'resets',
    'restarts of the server',
    'a connection that stays open but carries nothing',
  ];
  const broken = NETWORK_CASES.filter(({ name }) => IS_EXHAUSTIVE || NOT_COVERED_ELSEWHERE.includes(name));
  /** The second time starts with what the first one left behind; more repetitions are left to the exhaustive run. */
  const cases = broken.map((one) => ({
    ...one,
    times: IS_EXHAUSTIVE ? one.times : Math.min(one.times, 2),
  }));

  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    expect(await runCase(one, scene)).toMatchObject({ lost: 0, duplicated: 0, isSame: true });
  });

  test('delivers everything although HTTP requests hang too', async () => {
    const { network, guest } = scene;
    guest.say('before');
    await guest.shownAt('before');
    await until(() => guest.isSettled(), CASE_TIMEOUT_MS);
    network.freeze('all');
    guest.say('into nothing');
    await guest.operatorSays('theirs');
    await guest.shownAt('theirs');
    await waitUntilInSync(guest, ['before', 'into nothing', 'theirs']);
  });

  test('keeps reconnecting until it succeeds', async () => {
    const { network, guest } = scene;
    network.down();
    const before = network.tried();
    await until(() => network.tried() >= before + 15, CASE_TIMEOUT_MS);
    expect(guest.link()).toBe('failing');
    await guest.operatorSays('theirs');
    network.up();
    await guest.shownAt('theirs');
    await until(() => guest.link() === 'online', CASE_TIMEOUT_MS);
  });

  test('delivers everything once despite requests cut before and after storing, and a reload', async () => {
    const { guest } = scene;
    const fault = (operationId: string, what: Fault) =>
      fetchJson(sandbox.url, '/console/faults', jsonInit('POST', { market: 'th', operationId, ...what }));
    // The first delivery shows the driver that this server deduplicates, so that it retries later failures
    // automatically.
    guest.say('one');
    await waitUntilInSync(guest, ['one']);
    await fault('sendChatMessage', { kind: 'cut-before', times: 1 });
    guest.say('one more');
    await waitUntilInSync(guest, ['one', 'one more']);
    await fault('sendChatMessage', { kind: 'cut-after', times: 2 });
    guest.say('two');
    guest.say('three');
    await waitUntilInSync(guest, ['one', 'one more', 'two', 'three']);
    await fault('listChatHistory', { kind: 'cut-after', times: 2 });
    await fault('sendChatMessage', { kind: 'delay', ms: 500, times: 1 });
    guest.say('four');
    guest.reload();
    await guest.operatorSays('theirs');
    await guest.shownAt('theirs');
    await until(() => guest.isSettled() && guest.shown().includes('four'), CASE_TIMEOUT_MS);
    // Faults that were not used up must not affect the check.
    await fetchJson(sandbox.url, '/console/faults', { method: 'DELETE' });
    await waitUntilInSync(guest, ['one', 'one more', 'two', 'three', 'four', 'theirs']);
  });
});

describe('a chat server that returns no client ids', () => {
  const setSwitches = (switches: Record<string, boolean>) =>
    fetchJson(sandbox.url, '/console/switches', jsonInit('POST', { market: 'th', ...switches }));
  const fault = (what: Fault) =>
    fetchJson(
      sandbox.url,
      '/console/faults',
      jsonInit('POST', { market: 'th', operationId: 'sendChatMessage', ...what }),
    );
  afterEach(() => setSwitches({ chatClientIds: true, chatEchoes: true, promptChat: true }));

  const echoes: [string, Record<string, boolean>][] = [
    ['at once', {}],
    ['late', { promptChat: false }],
    ['never', { chatEchoes: false }],
  ];
  test.each(echoes.filter(([when]) => IS_EXHAUSTIVE || when === 'late'))(
    'shows each message once with echoes %s, and with slow or lost responses',
    async (_, switches) => {
      const { guest } = scene;
      await setSwitches({ chatClientIds: false, ...switches });
      const written: string[] = [];
      const say = (text: string) => {
        guest.say(text);
        written.push(text);
      };
      for (const number of [1, 2, 3]) say(`prompt ${number}`);
      await waitUntilInSync(guest, written);
      await fault({ kind: 'delay-after', ms: 1500, times: 2 });
      say('slow answer');
      say('slow again');
      await waitUntilInSync(guest, written);
      await fault({ kind: 'cut-after', times: 1 });
      say('lost answer');
      await waitUntilInSync(guest, written);
      await fault({ kind: 'cut-after', times: 1 });
      say('before a reload');
      guest.reload();
      await waitUntilInSync(guest, written);
      expect(guest.shownTwice()).toEqual([]);
    },
  );
});
