import { whereServed } from '@member-wallet/configs/jest/where-served';
import { chatGuest } from '../harness/network/chat-client';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { runCase, type NetworkCase } from '../harness/network/network-cases';
import { openFlakyNetwork } from '../harness/network/flaky-network';
import { type SandboxPair, startSandboxPair } from '../harness/stack/sandbox-pair';

/** Connections alternate between the two processes. */
const CASES: readonly NetworkCase[] = [
  {
    name: 'resets that switch to the other process',
    times: IS_EXHAUSTIVE ? 6 : 2,
    disrupt: async ({ network }, meanwhile) => {
      network.reset();
      await meanwhile();
    },
  },
  {
    name: 'one process killed while the other keeps running',
    times: 2,
    disrupt: async ({ sandbox }, meanwhile) => {
      const back = sandbox.restart('SIGKILL');
      await meanwhile();
      await back;
    },
  },
];

function suite(databaseUrl: string, redisUrl: string): void {
  let pair: SandboxPair;
  beforeAll(async () => {
    pair = await startSandboxPair(stack.program, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });
  });
  afterAll(() => pair.close());

  test.each(CASES.map((one) => [one.name, one] as const))(
    '%s',
    async (_, held) => {
      const { one, other } = pair;
      const network = await openFlakyNetwork(one.url, other.url);
      // The operator uses the process that is not restarted.
      const guest = chatGuest(network.url, other.url);
      expect(await runCase(held, { network, sandbox: one, guest })).toMatchObject({
        lost: 0,
        duplicated: 0,
        isSame: true,
      });
      guest.stop();
      await network.close();
    },
    240_000,
  );
}

whereServed({ title: 'a chat with a backend of two processes', names: ['DATABASE_URL', 'REDIS_URL'] }, suite);
