import type { ChatGuest } from './chat-client';
import type { RoughLink } from './rough-link';
import type { SandboxProcess } from './sandbox-process';

/** A guest, the network in front of it and the backend behind. */
export interface LinkScene {
  readonly link: RoughLink;
  readonly sandbox: SandboxProcess;
  readonly guest: ChatGuest;
}

export interface LinkCase {
  readonly name: string;
  readonly times: number;
  /** Breaks the link, lets `meanwhile` happen while it is broken, and resolves when there is a way again. */
  readonly upset: (scene: LinkScene, meanwhile: () => Promise<unknown>, time: number) => Promise<void>;
}

export interface LinkOutcome {
  /** How many both sides wrote. */
  readonly messages: number;
  readonly lost: number;
  readonly doubled: number;
  /** Whether what is shown is what the server holds, in its order. */
  readonly isSame: boolean;
  /** For each message that was said meanwhile: ms from the link's return until it was shown. */
  readonly delays: readonly number[];
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for a condition, for minutes if need be: how long it takes is measured elsewhere. */
export async function until(what: string, done: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = 1800; left > 0; left -= 1) {
    if (await done()) return;
    await pause(50);
  }
  throw new Error(`It never came to this: ${what}`);
}

const OUTAGE = 3000;

export const LINK_CASES: readonly LinkCase[] = [
  {
    name: 'resets',
    times: 5,
    upset: async ({ link }, meanwhile) => {
      link.reset();
      await meanwhile();
    },
  },
  {
    name: 'outages of 3 s',
    times: 3,
    upset: async ({ link }, meanwhile) => {
      link.down();
      await Promise.all([meanwhile(), pause(OUTAGE)]);
      link.up();
    },
  },
  {
    name: 'changes of network, of which the server learns nothing',
    times: 5,
    upset: async ({ link }, meanwhile) => {
      link.switchNetwork();
      await meanwhile();
    },
  },
  {
    name: 'restarts of the server',
    times: 3,
    upset: async ({ sandbox }, meanwhile, time) => {
      // Once in three it gets no time to say farewell.
      await sandbox.restart(time === 1 ? 'SIGKILL' : 'SIGTERM');
      await meanwhile();
    },
  },
  {
    name: 'a join that takes 200 ms',
    times: 1,
    upset: async ({ link }, meanwhile) => {
      const before = link.sockets();
      link.slow(200);
      link.reset();
      await until('it connects again', () => link.sockets() > before);
      await meanwhile();
    },
  },
  {
    name: 'a link on which nothing comes through any more',
    times: 1,
    upset: async ({ link }, meanwhile) => {
      link.freeze('sockets');
      await meanwhile();
    },
  },
];

/** Both sides speak while the network does what it does; in the end the server's history decides. */
export async function holdCase({ times, upset }: LinkCase, scene: LinkScene): Promise<LinkOutcome> {
  const { guest, link } = scene;
  await until('online', () => guest.link() === 'online');
  const delays: number[] = [];
  const written: string[] = [];
  const say = (text: string) => {
    written.push(text);
    guest.say(text);
  };
  for (let time = 0; time < times; time += 1) {
    // Every other time the guest only listens: a send that fails would lead to a look at history at once.
    const isListening = time % 2 === 1;
    if (!isListening) say(`mine ${time} a`);
    let said = Number.POSITIVE_INFINITY;
    await upset(
      scene,
      async () => {
        if (!isListening) say(`mine ${time} b`);
        written.push(`theirs ${time}`);
        await guest.hear(`theirs ${time}`);
        said = performance.now();
      },
      time,
    );
    const back = Math.max(said, performance.now());
    delays.push(Math.max(0, (await guest.seen(`theirs ${time}`)) - back));
    await until('all is delivered', () => guest.isSettled());
  }
  link.slow(0);
  let stored: string[] = [];
  await until('everything is stored', async () => {
    stored = (await guest.stored()).filter((text) => /^(mine|theirs) /.test(text));
    return written.every((text) => stored.includes(text));
  }).catch(() => undefined);
  const shown = () => guest.shown().filter((text) => /^(mine|theirs) /.test(text));
  const isSame = () => JSON.stringify(shown()) === JSON.stringify(stored);
  await until('it is shown as it is stored', isSame).catch(() => undefined);
  return {
    messages: written.length,
    lost: written.filter((text) => !stored.includes(text)).length,
    doubled: stored.length - new Set(stored).size,
    isSame: isSame(),
    delays,
  };
}
