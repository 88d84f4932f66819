import { until } from '@member-wallet/testing';
import type { ChatGuest } from './chat-client';
import type { FlakyNetwork } from './flaky-network';
import type { SandboxProcess } from '../stack/sandbox-process';

/** A chat guest, its network and the backend behind it. */
export interface NetworkSetup {
  readonly network: FlakyNetwork;
  readonly sandbox: SandboxProcess;
  readonly guest: ChatGuest;
}

export interface NetworkCase {
  readonly name: string;
  readonly times: number;
  /** Breaks the network, runs `meanwhile`, and resolves when requests get through again. */
  readonly disrupt: (scene: NetworkSetup, meanwhile: () => Promise<unknown>, time: number) => Promise<void>;
}

interface NetworkOutcome {
  readonly lost: number;
  readonly duplicated: number;
  /** Whether guest and server have the same messages in the same order. */
  readonly isSame: boolean;
}

/** A generous limit for each wait, in ms: these cases do not check how long anything takes. */
export const CASE_TIMEOUT_MS = 90_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const OUTAGE = 3000;

export const NETWORK_CASES: readonly NetworkCase[] = [
  {
    name: 'resets',
    times: 5,
    disrupt: async ({ network }, meanwhile) => {
      network.reset();
      await meanwhile();
    },
  },
  {
    name: 'outages of 3 s',
    times: 3,
    disrupt: async ({ network }, meanwhile) => {
      network.down();
      await Promise.all([meanwhile(), pause(OUTAGE)]);
      network.up();
    },
  },
  {
    name: 'changes of network that the server does not notice',
    times: 5,
    disrupt: async ({ network }, meanwhile) => {
      network.switchNetwork();
      await meanwhile();
    },
  },
  {
    name: 'restarts of the server',
    times: 3,
    disrupt: async ({ sandbox }, meanwhile, time) => {
      // One of three restarts is a crash.
      await sandbox.restart(time === 1 ? 'SIGKILL' : 'SIGTERM');
      await meanwhile();
    },
  },
  {
    name: 'a join that takes 200 ms',
    times: 1,
    disrupt: async ({ network }, meanwhile) => {
      const before = network.sockets();
      network.slow(200);
      network.reset();
      await until(() => network.sockets() > before, CASE_TIMEOUT_MS);
      await meanwhile();
    },
  },
  {
    name: 'a connection that stays open but carries nothing',
    times: 1,
    disrupt: async ({ network }, meanwhile) => {
      network.freeze('sockets');
      await meanwhile();
    },
  },
];

/** Both sides send messages while the network is disrupted. The result is compared with the server's history. */
export async function runCase({ times, disrupt }: NetworkCase, scene: NetworkSetup): Promise<NetworkOutcome> {
  const { guest, network } = scene;
  await until(() => guest.link() === 'online', CASE_TIMEOUT_MS);
  const written: string[] = [];
  const say = (text: string) => {
    written.push(text);
    guest.say(text);
  };
  for (let time = 0; time < times; time += 1) {
    // Every other time the guest sends nothing: a failed send would immediately reload the history.
    const isListening = time % 2 === 1;
    if (!isListening) say(`mine ${time} a`);
    await disrupt(
      scene,
      async () => {
        if (!isListening) say(`mine ${time} b`);
        written.push(`theirs ${time}`);
        await guest.operatorSays(`theirs ${time}`);
      },
      time,
    );
    await until(() => guest.shown().includes(`theirs ${time}`), CASE_TIMEOUT_MS);
    await until(() => guest.isSettled(), CASE_TIMEOUT_MS);
  }
  network.slow(0);
  let stored: string[] = [];
  await until(async () => {
    stored = (await guest.stored()).filter((text) => /^(mine|theirs) /.test(text));
    return written.every((text) => stored.includes(text));
  }, CASE_TIMEOUT_MS).catch(() => undefined);
  const shown = () => guest.shown().filter((text) => /^(mine|theirs) /.test(text));
  const isSame = () => JSON.stringify(shown()) === JSON.stringify(stored);
  await until(isSame, CASE_TIMEOUT_MS).catch(() => undefined);
  return {
    lost: written.filter((text) => !stored.includes(text)).length,
    duplicated: stored.length - new Set(stored).size,
    isSame: isSame(),
  };
}
