import {
  type ChatPackage,
  listChatHistory,
  sendChatMessage,
  uploadChatImage,
  getChatConfig,
} from '@member-wallet/api-sdk';
import { createTestBackend, fault, raw } from '@member-wallet/api-sdk/testing';
import fc from 'fast-check';
import { runs } from '@member-wallet/testing';
import { memoryStorage } from '../testing/memory-storage';
import { createChatDriver } from './chat-driver';
import { createFileBox } from './browser/file-box';
import { createLink } from './calls/link';

jest.mock('./calls/link', () => ({ createLink: jest.fn() }));

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);
const RUNS = runs(50, 1000);

/** A body with an error code: the service itself has refused, whatever the status. */
const CODED = '{"message":"KEY_INVALID"}';

type Answer =
  | { readonly kind: 'ok' | 'silence' }
  /** The connection is reset, before or after the message was stored. */
  | { readonly kind: 'cut'; readonly hasEffect: boolean }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly text: string;
      readonly retryAfter?: string | undefined;
      readonly hasEffect: boolean;
    };

const failing: fc.Arbitrary<Answer> = fc.oneof(
  fc.constant<Answer>({ kind: 'silence' }),
  fc.record({ kind: fc.constant('cut' as const), hasEffect: fc.boolean() }),
  fc.record({
    kind: fc.constant('page' as const),
    status: fc.constantFrom(302, 400, 401, 403, 404, 408, 409, 413, 425, 429, 500, 502, 503),
    text: fc.constantFrom('', '<title>no</title>', CODED, '{"message":', 'no'),
    retryAfter: fc.constantFrom(
      undefined,
      '0',
      '5',
      '60',
      '3600',
      '99999999999',
      'Thu, 01 Jan 2026 00:02:00 GMT',
    ),
    hasEffect: fc.boolean(),
  }),
);
const answers = fc.array(fc.oneof(failing, fc.constant<Answer>({ kind: 'ok' })), {
  minLength: 1,
  maxLength: 12,
});

interface Plan {
  readonly sends: readonly Answer[];
  readonly uploads: readonly Answer[];
  readonly reads: readonly Answer[];
  /** Whether the server repeats the last answer for ever; otherwise it recovers. */
  readonly isForGood: boolean;
  readonly deduplicates: boolean;
  readonly isOpen: boolean;
  readonly isOffline: boolean;
  readonly written: readonly ('text' | 'file')[];
}

const plan: fc.Arbitrary<Plan> = fc.record({
  sends: answers,
  uploads: answers,
  reads: answers,
  isForGood: fc.boolean(),
  deduplicates: fc.boolean(),
  isOpen: fc.boolean(),
  isOffline: fc.boolean(),
  written: fc.array(fc.constantFrom('text' as const, 'file' as const), { minLength: 1, maxLength: 4 }),
});

/** Whether the request certainly had no effect on the server. */
const isCertain = (answer: Answer): boolean =>
  answer.kind === 'page' && ([425, 429].includes(answer.status) || answer.text === CODED);
const hasEffect = (answer: Answer): boolean => {
  if (answer.kind === 'cut') return answer.hasEffect;
  if (answer.kind !== 'page') return answer.kind === 'ok';
  return answer.hasEffect && !isCertain(answer) && (answer.status >= 500 || answer.status === 408);
};

/** Runs ten minutes of a chat with such a server, then half an hour with the panel closed. */
async function run({ sends, uploads, reads, isForGood, deduplicates, isOpen, isOffline, written }: Plan) {
  const server = createTestBackend();
  const stored: ChatPackage[] = deduplicates
    ? [
        {
          _id: 'm000',
          sender: 'customer',
          clientId: 'earlier',
          createdAt: new Date(START - 1000).toISOString(),
          message: { message_type: 'text', payload: 'earlier' },
        },
      ]
    : [];
  const store = (message: ChatPackage) => {
    const { clientId, ...others } = message;
    const known = deduplicates && stored.find((one) => one.clientId === clientId);
    if (known) return known;
    const kept = {
      ...others,
      ...(deduplicates && { clientId }),
      _id: `m${String(stored.length + 1).padStart(3, '0')}`,
      createdAt: new Date(Date.now() + stored.length).toISOString(),
    } as ChatPackage;
    stored.push(kept);
    return kept;
  };
  const taking = (list: readonly Answer[]) => {
    let count = 0;
    return (): Answer => {
      const next = list[count] ?? (isForGood ? list.at(-1) : undefined);
      count += 1;
      return next ?? { kind: 'ok' };
    };
  };
  const replyTo = (answer: Answer) => {
    if (answer.kind !== 'page') return fault(answer.kind === 'cut' ? 'cut' : 'silence');
    const { status, text, retryAfter } = answer;
    return raw({ status, text, retryAfter, contentType: 'text/html' });
  };
  const [nextSend, nextUpload, nextRead] = [taking(sends), taking(uploads), taking(reads)];
  const sent: { readonly clientId: string; readonly answer: Answer }[] = [];
  server.answer(sendChatMessage, (message) => {
    const answer = nextSend();
    sent.push({ clientId: String((message as ChatPackage).clientId), answer });
    if (hasEffect(answer)) store(message as ChatPackage);
    return answer.kind === 'ok' ? { createdAt: stored.at(-1)?.createdAt ?? '' } : replyTo(answer);
  });
  let uploaded = 0;
  server.answer(uploadChatImage, () => {
    const answer = nextUpload();
    uploaded += 1;
    return answer.kind === 'ok' ? { path: `/files/${uploaded}.png` } : replyTo(answer);
  });
  server.answer(listChatHistory, ({ skip, limit }) => {
    const answer = nextRead();
    return answer.kind === 'ok' ? [...stored].reverse().slice(skip, skip + limit) : replyTo(answer);
  });
  server.answer(getChatConfig, () => {
    const answer = nextRead();
    return answer.kind === 'ok' ? { PREFIX: 'MW' } : replyTo(answer);
  });

  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  const driver = createChatDriver(
    { client: server.client(), who: { userId: null, guestId: 'g1' }, socketUrl: '' },
    {
      storage: memoryStorage(),
      files: createFileBox(undefined),
      locks: undefined,
      page: { window, document } as unknown as { window: Window; document: Document },
    },
  );
  const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  driver.start();
  driver.setOpen(isOpen);
  await wait(100);
  if (isOffline) window.dispatchEvent(new Event('offline'));
  const files = new Set<number>();
  for (const [index, kind] of written.entries()) {
    if (kind === 'text') driver.say({ kind: 'text', text: `text ${index}` });
    else {
      files.add(index);
      await driver.sendFile('image', new Blob(['x']), `file ${index}`);
    }
    await wait(10);
  }
  const order = driver
    .getSnapshot()
    .entries.flatMap((entry) => (entry.kind === 'delivery' ? [entry.item.clientId] : []));
  if (isOffline) {
    await wait(MINUTE);
    window.dispatchEvent(new Event('online'));
  }
  await wait(10 * MINUTE);
  const counts = { reads: server.calls(listChatHistory).length, config: server.calls(getChatConfig).length };
  driver.setOpen(false);
  await wait(30 * MINUTE);
  const shown = driver.getSnapshot().entries;
  driver.stop();
  await wait();
  return { sent, uploaded, files, stored, order, counts, shown };
}

beforeEach(() => {
  jest.useFakeTimers({ now: START, doNotFake: ['queueMicrotask', 'nextTick'] });
  jest
    .mocked(createLink)
    .mockReturnValue({ open: jest.fn(), close: jest.fn(), reconnect: jest.fn(), check: jest.fn() });
});
afterEach(() => jest.useRealTimers());

test('makes few calls, keeps the order, doubles no message and comes to an end, whatever the server answers', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (given) => {
      jest.setSystemTime(START);
      const { sent, uploaded, files, stored, order, counts, shown } = await run(given);

      // A check every five seconds may fail twice in a row between two answers.
      expect(counts.reads).toBeLessThanOrEqual(400);
      expect(counts.config).toBeLessThanOrEqual(40);
      expect(uploaded).toBeLessThanOrEqual(files.size);
      for (const clientId of order) {
        const tries = sent.filter((one) => one.clientId === clientId);
        expect(tries.length).toBeLessThanOrEqual(4);
        // A message that may have arrived can only be resent safely if the server deduplicates.
        if (!given.deduplicates)
          expect(tries.slice(0, -1).every(({ answer }) => isCertain(answer))).toBe(true);
      }
      const first = order.map((clientId) => sent.findIndex((one) => one.clientId === clientId));
      const went = first.filter((index) => index >= 0);
      expect(went).toEqual([...went].sort((one, other) => one - other));
      const texts = stored.flatMap(({ message }) =>
        message?.message_type === 'text' ? [message.payload] : [],
      );
      expect(new Set(texts).size).toBe(texts.length);
      // A failed message is resent once deduplication is noticed, and so after later messages.
      if (!given.deduplicates) expect(texts).toEqual([...texts].sort());

      // Without a network everything stays queued.
      if (given.isForGood && given.reads.at(-1)?.kind === 'cut') return;
      const pending = shown.filter((entry) => entry.kind === 'delivery' && entry.status !== 'failed');
      const isConfirmed = pending.every((entry) => entry.kind === 'delivery' && entry.status === 'succeed');
      expect(isConfirmed).toBe(true);
    }),
    { numRuns: RUNS },
  );
}, 300_000);

test('calls a server that fails for good only a few times', async () => {
  await fc.assert(
    fc.asyncProperty(failing, fc.boolean(), async (answer, isOpen) => {
      jest.setSystemTime(START);
      const { counts, sent } = await run({
        sends: [answer],
        uploads: [answer],
        reads: [answer],
        isForGood: true,
        deduplicates: false,
        isOpen,
        isOffline: false,
        written: ['text', 'file', 'text'],
      });
      const isFinal =
        answer.kind === 'page' &&
        /^4/.test(String(answer.status)) &&
        ![408, 425, 429].includes(answer.status);
      // Opening the panel also reads history.
      expect(counts.reads).toBeLessThanOrEqual(isFinal ? 3 : 20);
      expect(sent.length).toBeLessThanOrEqual(isFinal ? 2 : 8);
    }),
    { numRuns: RUNS },
  );
}, 300_000);
