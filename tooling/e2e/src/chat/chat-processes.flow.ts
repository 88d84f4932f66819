import { randomBytes } from 'node:crypto';
import { whereServed } from '@member-wallet/configs/jest/where-served';
import pg from 'pg';
import { chatGuest } from '../harness/network/chat-client';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { runCase, type NetworkCase } from '../harness/network/network-cases';
import { openFlakyNetwork } from '../harness/network/flaky-network';
import { type SandboxProcess, startSandboxProcess } from '../harness/stack/sandbox-process';

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
  const schema = `flow_${randomBytes(6).toString('hex')}`;
  const address = new URL(databaseUrl);
  address.searchParams.set('schema', schema);
  const services = { DATABASE_URL: address.href, REDIS_URL: redisUrl };
  let one: SandboxProcess;
  let other: SandboxProcess;

  beforeAll(async () => {
    const { program } = stack;
    [one, other] = await Promise.all([
      startSandboxProcess(program, services),
      startSandboxProcess(program, services),
    ]);
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`drop schema if exists ${schema} cascade`);
    await client.end();
  });

  test.each(CASES.map((one) => [one.name, one] as const))(
    '%s',
    async (_, held) => {
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
