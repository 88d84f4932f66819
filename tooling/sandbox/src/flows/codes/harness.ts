import type { Endpoint } from '@member-wallet/api-sdk';
import type { SwitchName } from '../../settings/switch-table';
import type { ProviderState } from '../../games/providers';
import type { MemberStatus } from '../../members/member-status';
import type { Sandbox } from '../../start-sandbox';
import { at, call, tokenOf } from '../../testing/caller';
import type { Answer } from '../../testing/caller';
import { playRounds } from '../../testing/play-rounds';
import { upload } from '../../testing/upload';

export const MARKET = 'th';

/** A member who is logged in. */
export interface Person {
  readonly phone: string;
  readonly token: string;
}

/** A call's answer. */
export interface Answered {
  readonly endpoint: Endpoint;
  readonly answer: Answer;
}

type Input = Readonly<Record<string, unknown>>;

/** The tools of scenarios: API calls, and the operator's console. */
export function createHarness(sandbox: Sandbox) {
  let phones = 0;
  const freshPhone = (): string => `089${String((phones += 1)).padStart(7, '0')}`;

  async function ask(endpoint: Endpoint, input: Input = {}, person?: Person): Promise<Answered> {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(input[name])),
    );
    const body = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
    const answer = await call(
      sandbox.url,
      endpoint.method,
      `/${MARKET}${path}`,
      endpoint.body === undefined ? undefined : body,
      person ? { token: person.token } : {},
    );
    return { endpoint, answer };
  }

  async function console(path: string, body: object): Promise<unknown> {
    const answer = await call(sandbox.url, 'POST', `/console/${path}`, body);
    if (answer.status !== 200) throw new Error(`/console/${path} answered ${answer.status}`);
    return answer.body;
  }

  const draft = (phone: string, over: Input = {}): Input => ({
    name: 'ทดสอบ',
    username: phone,
    password: 'secret-1',
    bankCode: 'SCB',
    bankAccountName: 'TEST MEMBER',
    bankAccountNo: phone,
    ...over,
  });

  async function register(over: Input = {}): Promise<Person & { readonly id: string }> {
    const phone = freshPhone();
    const made = await call(sandbox.url, 'POST', `/${MARKET}/api/account`, draft(phone, over));
    if (made.status !== 200) throw new Error(`Registering answered ${made.status}`);
    const token = await tokenOf(sandbox.url, MARKET, phone, 'secret-1');
    const profile = await call(sandbox.url, 'GET', `/${MARKET}/api/account/profile`, undefined, { token });
    return { phone, token, id: String(at(profile.body, 'profile', '_id')) };
  }

  /** Runs the work between `begin` and `end`, which undoes it. */
  async function during<T>(
    begin: () => Promise<unknown>,
    end: () => Promise<unknown>,
    work: () => Promise<T>,
  ) {
    await begin();
    try {
      return await work();
    } finally {
      await end();
    }
  }
  const turn = (name: SwitchName, on: boolean) => () => console('switches', { market: MARKET, [name]: on });
  const provider = (game: string, state: ProviderState) => () =>
    console('providers', { market: MARKET, game, state });

  return {
    ask,
    console,
    draft,
    freshPhone,
    register,
    play: (person: Person, game: string, enough: () => Promise<boolean>): Promise<void> =>
      playRounds(sandbox.url, MARKET, person.token, game, enough),
    demo: async (phone = '0812345678'): Promise<Person> => ({
      phone,
      token: await tokenOf(sandbox.url, MARKET, phone),
    }),
    fund: (person: Person, amount: number) =>
      console('fund', { market: MARKET, phone: person.phone, amount }),
    setStatus: (person: Person, standing: MemberStatus) =>
      console('members', { market: MARKET, phone: person.phone, standing }),
    code: async (phone: string): Promise<string> => (await sandbox.otpCode(phone)) ?? '',
    whileOff: <T>(name: SwitchName, work: () => Promise<T>): Promise<T> =>
      during(turn(name, false), turn(name, true), work),
    whileOn: <T>(name: SwitchName, work: () => Promise<T>): Promise<T> =>
      during(turn(name, true), turn(name, false), work),
    whileProvider: <T>(game: string, state: ProviderState, work: () => Promise<T>): Promise<T> =>
      during(provider(game, state), provider(game, 'up'), work),
    later: <T>(ms: number, work: () => Promise<T>): Promise<T> =>
      during(
        () => console('clock', { ms }),
        () => console('clock', { ms: -ms }),
        work,
      ),
    /** From another client address, as a proxy would forward it. */
    from: (address: string, endpoint: Endpoint, input: Input): Promise<Answer> =>
      call(sandbox.url, endpoint.method, `/${MARKET}${endpoint.path}`, input, {
        headers: { 'x-forwarded-for': address },
      }),
    upload: async (endpoint: Endpoint, person: Person, file: Buffer): Promise<Answered> => ({
      endpoint,
      answer: await upload(sandbox.url, `/${MARKET}${endpoint.path}`, person.token, file),
    }),
  };
}

export type Harness = ReturnType<typeof createHarness>;

/** How to produce a code: a text for CODES.md, and a function. */
export interface Scenario {
  readonly how: string;
  readonly reach: (harness: Harness) => Promise<Answered>;
}
