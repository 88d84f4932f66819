import { randomBytes } from 'node:crypto';
import { whereServed } from '@member-wallet/configs/jest/where-served';
import pg from 'pg';
import { chatGuest } from './harness/chat-client';
import { IS_EXHAUSTIVE } from './harness/exhaustive';
import { holdCase, type LinkCase } from './harness/link-cases';
import { roughLink } from './harness/rough-link';
import { type SandboxProcess, startSandboxProcess } from './harness/sandbox-process';

/** Each new connection leads to the other process. */
const CASES: readonly LinkCase[] = [
  {
    name: 'resets, each of which leads to the other process',
    times: IS_EXHAUSTIVE ? 6 : 2,
    upset: async ({ link }, meanwhile) => {
      link.reset();
      await meanwhile();
    },
  },
  {
    name: 'sudden ends of one process while the other goes on',
    times: 2,
    upset: async ({ sandbox }, meanwhile) => {
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
  }, 240_000);
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`drop schema if exists ${schema} cascade`);
    await client.end();
  }, 60_000);

  test.each(CASES.map((one) => [one.name, one] as const))(
    '%s',
    async (_, held) => {
      const link = await roughLink(one.url, other.url);
      // The operator speaks through the process that stays.
      const guest = chatGuest(link.url, other.url);
      expect(await holdCase(held, { link, sandbox: one, guest })).toMatchObject({
        lost: 0,
        doubled: 0,
        isSame: true,
      });
      guest.stop();
      await link.close();
    },
    240_000,
  );
}

whereServed(
  { title: 'a conversation with a backend of two processes', names: ['DATABASE_URL', 'REDIS_URL'] },
  suite,
);
