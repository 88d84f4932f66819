import { timeline } from '../../conversation/conversation';
import type { ConversationEvent } from '../../conversation/events';
import { fillPage } from '../../conversation/history';
import type { ChatMessage } from '../../message/message';
import { GIVEN_UP, NOT_DELIVERED } from '../../outbox/item';
import { arrived, composed, itemOf, own, started, unanswered } from '../../testing/conversations';
import type { DriverEvent } from './driver-events';
import type { Failure } from '../calls/failure';
import { type DriverState, initialState, nextOlderPage, statusOf, unreadInView } from './state';
import { transition } from './transition';

const NOW = 100_000;
const agent = (id: string, at: number): ChatMessage => ({ ...own(id, at), sender: 'agent' });
const page = (state: DriverState, messages: readonly ChatMessage[], full = false): DriverEvent => ({
  type: 'history-read',
  result: { request: fillPage(state.conversation.log) ?? { fill: null, skip: 0, limit: 10 }, messages, full },
  now: NOW,
});

/** The state after these events, oldest first. */
const go = (state: DriverState, ...events: DriverEvent[]) =>
  events.reduce((now, event) => transition(now, event).state, state);
/** The effects of an event, each as a short text. */
const effectsOf = (state: DriverState, event: DriverEvent) =>
  transition(state, event).effects.map((effect) => {
    switch (effect.type) {
      case 'link':
        return `link ${effect.action}`;
      case 'timer':
        if (effect.timer === 'ask-again') return `again in ${effect.ms}`;
        if (effect.isRetry) return `${effect.timer} again after ${effect.ms}`;
        return `${effect.ms === null ? 'clear' : 'start'} ${effect.timer}`;
      case 'give-up-send':
        return 'give up';
      case 'deliver':
        return `${effect.step.kind} ${effect.step.item.clientId}`;
      case 'read-history':
        return `read ${effect.request.skip}`;
      case 'store':
        return `store ${effect.changes.map(({ clientId, record }) => (record ? clientId : `-${clientId}`)).join()}`;
      case 'report-read':
        return `report ${effect.upTo.id}`;
    }
  });

/** The end of a delivery's step, with its failure. */
const ended = (clientId: string, failure: Failure = {}): DriverEvent => ({
  type: 'delivered',
  clientId,
  failure,
});
const done = (clientId: string): DriverEvent => ({ type: 'delivered', clientId, failure: null });

const failedRead: DriverEvent = { type: 'history-read', result: {}, now: NOW };

const stopped = initialState(null);
const visible: DriverEvent = { type: 'started', visible: true };
const owns: ConversationEvent = { type: 'took-over', items: [] };
/** Running and visible, the owner of the outbox, with an empty history that has been read. */
const begun = go(stopped, visible, owns);
const idle = go(begun, page(begun, []));
const online = go(idle, { type: 'link-changed', link: 'online' });
const open = go(idle, { type: 'panel-opened' });
const opened = go(open, page(open, []));
const hidden = go(idle, { type: 'page-hidden' });
const suspended = go(hidden, { type: 'timer-fired', timer: 'suspend' });
const sending = go(idle, composed('c1'), started('c1'));
const reading = go(idle, { type: 'joined' });

describe('start, stop, visibility and checks', () => {
  test.each<[string, DriverState, DriverEvent, string[]]>([
    ['schedules only the first check on start', stopped, visible, ['start check']],
    ['reads history as a new owner', go(stopped, visible), owns, ['read 0', 'again in 8000']],
    [
      'ends checks and the connection on stop',
      idle,
      { type: 'stopped' },
      ['clear suspend', 'clear check', 'link close'],
    ],
    ['opens a new link on a visible page', idle, { type: 'link-created' }, ['link open']],
    ['does not open a new link on a hidden page', hidden, { type: 'link-created' }, []],
    [
      'reconnects and reads history to test the network when the browser is online again',
      idle,
      { type: 'network-online' },
      ['link reconnect', 'read 0', 'again in 8000'],
    ],
    ['keeps a hidden page connected for a minute', idle, { type: 'page-hidden' }, ['start suspend']],
    ['closes a hidden page’s connection', hidden, { type: 'timer-fired', timer: 'suspend' }, ['link close']],
    [
      'connects and checks when the page is visible again',
      suspended,
      { type: 'page-shown' },
      ['clear suspend', 'link open', 'link check', 'read 0', 'again in 8000'],
    ],
    [
      'checks the link in a regular check',
      online,
      { type: 'timer-fired', timer: 'check' },
      ['start check', 'link check'],
    ],
    [
      'also reads history in a check while the link does not deliver',
      idle,
      { type: 'timer-fired', timer: 'check' },
      ['start check', 'link check', 'read 0', 'again in 8000'],
    ],
    ['skips the check on a hidden page', hidden, { type: 'timer-fired', timer: 'check' }, ['start check']],
    [
      'also reads history in a check while the panel is open',
      opened,
      { type: 'timer-fired', timer: 'check' },
      ['start check', 'link check', 'read 0', 'again in 8000'],
    ],
    [
      'checks the link and reads history when the panel opens',
      idle,
      { type: 'panel-opened' },
      ['start check', 'link check', 'read 0', 'again in 8000'],
    ],
    ['does nothing when the panel closes', opened, { type: 'panel-closed' }, []],
  ])('%s', (_, state, event, effects) => {
    expect(effectsOf(state, event)).toEqual(effects);
  });

  test('checks every 5 seconds while the panel is open or the link delivers, otherwise every 20', () => {
    const timersOf = (state: DriverState) =>
      transition(state, { type: 'timer-fired', timer: 'check' }).effects;
    const next = (ms: number) => expect.arrayContaining([{ type: 'timer', timer: 'check', ms }]);
    expect(timersOf(idle)).toEqual(next(20_000));
    expect(timersOf(online)).toEqual(next(5000));
    expect(timersOf(opened)).toEqual(next(5000));
    expect(timersOf(go(online, { type: 'panel-opened' }))).toEqual(next(5000));
  });

  test('changes only the event’s own part of the state', () => {
    expect(go(stopped, visible)).toEqual({ ...stopped, running: true });
    expect(go(stopped, { type: 'started', visible: false })).toMatchObject({ visibility: 'hidden' });
    expect(hidden).toEqual({ ...idle, visibility: 'hidden' });
    expect(suspended).toEqual({ ...idle, visibility: 'suspended' });
    expect(go(suspended, { type: 'stopped' })).toEqual({ ...idle, running: false, visibility: 'hidden' });
    expect(go(idle, { type: 'link-changed', link: 'online' })).toEqual({ ...idle, link: 'online' });
    expect(go(opened, { type: 'panel-closed' })).toEqual({ ...opened, open: false });
  });

  test('accepts only new messages after the stop', () => {
    const over = go(opened, { type: 'stopped' });
    for (const event of [{ type: 'joined' }, arrived(own('m1', 5)), owns] as const) {
      expect(transition(over, event)).toEqual({ state: over, effects: [] });
    }
    expect(effectsOf(over, composed('c1'))).toEqual(['store c1']);
    expect(effectsOf(go(over, composed('c1'), visible), { type: 'joined' })).toEqual([
      'read 0',
      'again in 8000',
      'send c1',
      'start answer-due',
    ]);
  });
});

describe('sending', () => {
  test.each<[string, DriverState, DriverEvent, string[]]>([
    ['stores a message, then sends it', idle, composed('c1'), ['store c1', 'send c1', 'start answer-due']],
    ['does not send another message meanwhile', sending, composed('c2'), ['store c2']],
    ['does nothing when a delivery ends without an answer', go(sending, composed('c2')), done('c1'), []],
    ['retries a failed delivery later', sending, ended('c1'), ['delivery again after 1000']],
  ])('%s', (_, state, event, effects) => {
    expect(effectsOf(state, event)).toEqual(effects);
  });

  const isDue: DriverEvent = { type: 'timer-fired', timer: 'answer-due' };
  const deduplicated = go(idle, arrived(own('m0', 1, 'c0')), composed('c1'), started('c1'));

  test.each<[string, DriverState, string[]]>([
    ['is given up if the server deduplicates', deduplicated, ['give up']],
    ['is waited for if it may not deduplicate', sending, []],
    ['has no effects once it has ended', go(deduplicated, done('c1')), []],
  ])('a send whose answer is overdue %s', (_, state, effects) => {
    expect(effectsOf(state, isDue)).toEqual(effects);
    expect(go(state, isDue)).toEqual(state);
  });

  const refused = (status: Failure) =>
    go(sending, { type: 'send-held-back', clientId: 'c1' }, ended('c1', { isAnswer: true, ...status }));

  test.each<[string, DriverState, object]>([
    ['fails if it is refused', refused({ isFinal: true }), { state: 'failed', reason: GIVEN_UP }],
    [
      'fails if the server asks to wait longer than a minute',
      refused({ retryAfterMs: 60_001 }),
      { state: 'failed' },
    ],
    [
      'delays the next one if the server asks to wait for a minute',
      refused({ retryAfterMs: 60_000 }),
      { state: 'queued' },
    ],
  ])('a message %s', (_, state, item) => {
    expect(itemOf(state.conversation)).toMatchObject(item);
    const isHeldUp = itemOf(state.conversation).state === 'queued';
    expect(effectsOf(state, composed('c2')).includes('send c2')).toBe(!isHeldUp);
  });

  test('sends nothing while offline, and all messages in order once a read of history succeeds', () => {
    const offline = go(idle, { type: 'network-offline' }, composed('c1'), composed('c2'));
    expect(offline.delivery).toBe('idle');
    const back = go(offline, { type: 'network-online' });
    expect(back.delivery).toBe('idle');
    const unreached = go(back, { type: 'history-read', result: {}, now: NOW });
    expect([unreached.delivery, unreached.fill]).toEqual(['idle', 'waiting']);
    const again = go(unreached, { type: 'timer-fired', timer: 'fill' });
    expect(effectsOf(again, page(again, []))).toEqual(['send c1', 'start answer-due']);
    expect(effectsOf(back, { type: 'history-read', result: { isAnswer: true }, now: NOW })).toContain(
      'send c1',
    );
    expect(effectsOf(back, { type: 'timer-fired', timer: 'ask-again' })).toContain('send c1');
  });

  test('sends if history can be read although the browser reports being offline', () => {
    const offline = go(idle, { type: 'network-offline' }, composed('c1'), { type: 'check-was-due' });
    expect(effectsOf(offline, page(offline, []))).toContain('send c1');
  });

  test('keeps messages queued while nothing answers, as if offline, however long that takes', () => {
    let state = go(idle, { type: 'check-was-due' }, failedRead, composed('c1'), composed('c2'));
    for (let tries = 1; tries < 9; tries += 1) {
      state = go(state, { type: 'timer-fired', timer: 'fill' }, failedRead);
      expect([state.delivery, statusOf(state)]).toEqual(['idle', 'waiting']);
    }
    const again = go(state, { type: 'timer-fired', timer: 'fill' });
    expect(effectsOf(again, page(again, []))).toContain('send c1');
  });

  test('does not give up a message that certainly was not sent', () => {
    let state = sending;
    for (let tries = 1; tries < 9; tries += 1) {
      state = go(state, { type: 'send-held-back', clientId: 'c1' }, ended('c1'));
      expect(state.delivery).toBe('waiting');
      state = go(state, { type: 'timer-fired', timer: 'delivery' }, started('c1'));
    }
  });

  test('retries a message after a pause, and sends nothing in between', () => {
    const held = go(sending, { type: 'send-held-back', clientId: 'c1' }, ended('c1'));
    expect(held.delivery).toBe('waiting');
    expect(effectsOf(held, composed('c2'))).toEqual(['store c2']);
    expect(effectsOf(held, { type: 'timer-fired', timer: 'delivery' })).toEqual([
      'send c1',
      'start answer-due',
    ]);
  });

  test('sends as a new owner once it has read history, or cannot read it', () => {
    const waiting = go(stopped, visible, owns, composed('c1'));
    const sends = ['send c1', 'start answer-due'];
    expect(effectsOf(waiting, page(waiting, []))).toEqual(expect.arrayContaining(sends));
    expect(effectsOf(waiting, { type: 'history-read', result: { isAnswer: true }, now: NOW })).toEqual(
      expect.arrayContaining(sends),
    );
    expect(effectsOf(waiting, { type: 'timer-fired', timer: 'ask-again' })).toEqual(
      expect.arrayContaining(sends),
    );
  });

  test('sends the next message after the answer', () => {
    const answered = go(sending, composed('c2'), {
      type: 'send-accepted',
      clientId: 'c1',
      reply: { at: 5, id: 'm1' },
    });
    expect(answered.delivery).toBe('busy');
    expect(effectsOf(answered, done('c1'))).toEqual(['send c2', 'start answer-due']);
  });

  test('keeps the progress of an upload until its record is removed', () => {
    const content = { kind: 'media', fileType: 'image', name: 'a.png', path: null } as const;
    expect(effectsOf(idle, composed('c1', content))).toEqual(['store c1', 'upload c1', 'start answer-due']);
    const uploading = go(
      idle,
      composed('c1', content),
      { type: 'upload-progressed', clientId: 'c1', part: 0.5 },
      { type: 'upload-failed', clientId: 'c1', reason: 'KEY_INVALID' },
    );
    expect(uploading.progress).toEqual(new Map([['c1', 0.5]]));
    expect(effectsOf(uploading, { type: 'removed', clientId: 'c1' })).toEqual(['store -c1']);
    expect(go(uploading, { type: 'removed', clientId: 'c1' }).progress).toEqual(new Map());
  });
});

describe('a message that is missing in history', () => {
  /** After a send without an answer, while history is being read. */
  const asked = go(sending, unanswered('c1'), done('c1'));
  const shows = (state: DriverState, ...messages: ChatMessage[]) => page(state, messages);

  test('is resent after a pause that grows, if the server deduplicates, three times at most', () => {
    let state = asked;
    for (const pause of [1000, 2000, 4000]) {
      const read = shows(state, own('m0', 1, 'c0'));
      expect(effectsOf(state, read)).toEqual(['store c1', 'store c1', 'send c1', 'start answer-due']);
      const unknown = go(state, read, started('c1'), unanswered('c1'));
      expect(effectsOf(unknown, ended('c1'))).toEqual(
        pause < 4000 ? [`delivery again after ${pause * 2}`] : [],
      );
      state = go(unknown, ended('c1'), { type: 'timer-fired', timer: 'delivery' });
    }
    const read = shows(state, own('m0', 1, 'c0'));
    expect(effectsOf(state, read)).toEqual(['store c1']);
    expect(itemOf(go(state, read).conversation)).toMatchObject({ state: 'failed', reason: NOT_DELIVERED });
  });

  test('waits for the member if the server does not deduplicate, or refused the message', () => {
    expect(effectsOf(asked, shows(asked))).toEqual(['store c1']);
    const known = go(idle, arrived(own('m0', 1, 'c0')), composed('c1'), started('c1'));
    expect(effectsOf(known, { type: 'send-refused', clientId: 'c1', reason: 'KEY_INVALID' })).toEqual([
      'store c1',
    ]);
  });

  test('is no longer counted once it is delivered', () => {
    const again = go(asked, shows(asked, own('m0', 1, 'c0')));
    expect(again.tries).toEqual(new Map([['c1', 2]]));
    expect(go(again, arrived(own('m1', 5, 'c1'))).tries.size).toBe(0);
  });
});

describe('history', () => {
  const failed = (result: Failure): DriverEvent => ({ type: 'history-read', result, now: NOW });
  const overdue: DriverEvent = { type: 'timer-fired', timer: 'ask-again' };

  test.each<[string, DriverState, DriverEvent, string[]]>([
    ['is read after a join', idle, { type: 'joined' }, ['read 0', 'again in 8000']],
    [
      'is read one page at a time',
      reading,
      { type: 'timer-fired', timer: 'check' },
      ['start check', 'link check'],
    ],
    [
      'is read again after a join, on the new connection',
      reading,
      { type: 'joined' },
      ['read 0', 'again in 8000'],
    ],
    ['a failed read is retried later', reading, failed({}), ['fill again after 1000']],
    [
      'a failed read is retried after the pause',
      go(reading, failed({})),
      { type: 'timer-fired', timer: 'fill' },
      ['read 0', 'again in 8000'],
    ],
    ['a slow page is requested again', reading, overdue, ['read 0', 'again in 16000']],
    ['a page that times out is not requested again', go(reading, overdue), failed({ isTimeout: true }), []],
    ['an answered page is not requested again', idle, overdue, []],
    ['a page that waits for its retry is not requested again', go(reading, failed({})), overdue, []],
    ['it is not read while suspended', suspended, { type: 'joined' }, []],
    [
      'it is read while suspended if a send needs it',
      go(suspended, composed('c1')),
      { type: 'joined' },
      ['read 0', 'again in 8000'],
    ],
    [
      'a postponed read starts when the page is visible',
      go(suspended, { type: 'joined' }),
      { type: 'page-shown' },
      ['clear suspend', 'link open', 'link check', 'read 0', 'again in 8000'],
    ],
  ])('%s', (_, state, event, effects) => {
    expect(effectsOf(state, event)).toEqual(effects);
  });

  test('doubles the time until it is requested again up to a minute; an answer or a join resets it', () => {
    const times = [1, 2, 3, 4].map((count) => go(reading, ...Array<DriverEvent>(count).fill(overdue)));
    expect(times.map(({ askAgainAfter }) => askAgainAfter)).toEqual([16_000, 32_000, 60_000, 60_000]);
    const [, , slow = reading] = times;
    expect(go(slow, failed({ isTimeout: true })).askAgainAfter).toBe(60_000);
    expect(go(slow, failed({})).askAgainAfter).toBe(8000);
    expect(go(slow, page(slow, [])).askAgainAfter).toBe(8000);
    expect(effectsOf(slow, { type: 'joined' })).toEqual(['read 0', 'again in 8000']);
  });

  test('pauses longer after each failure and as long as the server asks for, until the member comes back', () => {
    const again: DriverEvent = { type: 'timer-fired', timer: 'fill' };
    const twice = go(reading, failed({}), again);
    expect(effectsOf(twice, failed({}))).toEqual(['fill again after 2000']);
    const paused = go(twice, failed({}));
    expect(effectsOf(paused, { type: 'panel-opened' })).toEqual(
      expect.arrayContaining(['clear fill', 'read 0']),
    );
    expect(effectsOf(go(paused, { type: 'panel-opened' }), failed({}))).toEqual(['fill again after 1000']);
    expect(effectsOf(twice, failed({ retryAfterMs: 90_000 }))).toEqual(['fill again after 90000']);
    const told = go(twice, failed({ retryAfterMs: 90_000 }));
    for (const type of ['panel-opened', 'page-shown', 'network-online', 'joined'] as const) {
      expect(effectsOf(told, { type })).not.toContain('read 0');
    }
    expect(effectsOf(told, again)).toContain('read 0');
  });

  test('leaves a send in doubt to the member when it stays unreadable, and sends the next messages', () => {
    let state = go(idle, composed('c1'), started('c1'), unanswered('c1'), done('c1'), composed('c2'));
    for (let tries = 1; tries < 4; tries += 1) {
      state = go(state, failed({ isAnswer: true }), { type: 'timer-fired', timer: 'fill' });
      expect(itemOf(state.conversation).state).toBe('asking');
    }
    expect(effectsOf(state, failed({ isAnswer: true }))).toContain('send c2');
    expect(itemOf(go(state, failed({ isAnswer: true })).conversation)).toMatchObject({
      state: 'failed',
      reason: NOT_DELIVERED,
    });
    const refused = go(idle, composed('c1'), started('c1'), unanswered('c1'), failed({ isFinal: true }));
    expect(itemOf(refused.conversation).state).toBe('failed');
    const late = go(refused, arrived(own('m1', 5, 'c1')));
    expect(late.conversation.outbox.items.size).toBe(0);
  });

  test('keeps a send in doubt while offline', () => {
    let state = go(idle, composed('c1'), started('c1'), unanswered('c1'), { type: 'network-offline' });
    for (let tries = 0; tries < 9; tries += 1) {
      state = go(state, failed({}), { type: 'timer-fired', timer: 'fill' });
    }
    expect(itemOf(state.conversation).state).toBe('asking');
  });

  test('shows messages of the socket while a page hangs', () => {
    const shown = go(reading, overdue, { type: 'message-received', message: agent('m1', NOW), now: NOW });
    expect(timeline(shown.conversation)).toMatchObject([{ kind: 'message', message: { id: 'm1' } }]);
  });

  test('is read back page by page to the mark', () => {
    const known = go(idle, { type: 'joined' });
    const met = go(known, page(known, [agent('m001', 1)]), { type: 'joined' });
    const newer = Array.from({ length: 10 }, (_, index) => agent(`m1${index}`, 50 + index));
    expect(effectsOf(met, page(met, newer, true))).toEqual(['read 10', 'again in 8000']);
    expect(go(met, page(met, newer, true)).conversation.log.mark?.id).toBe('m001');
  });

  test('replaces an online link that missed a message', () => {
    const online = go(idle, { type: 'link-changed', link: 'online' }, { type: 'joined' });
    expect(effectsOf(online, page(online, [agent('m1', NOW - 3000)]))).toEqual(['link reconnect']);
    expect(effectsOf(online, page(online, [agent('m1', NOW - 2000)]))).toEqual([]);
    expect(effectsOf(reading, page(reading, [agent('m1', NOW - 3000)]))).toEqual([]);
  });

  test("measures a message's age by the server's clock, estimated from incoming messages", () => {
    const behind: DriverEvent = { type: 'message-received', message: agent('m0', NOW - 5000), now: NOW };
    const old: DriverEvent = { type: 'message-received', message: agent('m00', NOW - 9000), now: NOW };
    const online = go(idle, { type: 'link-changed', link: 'online' }, behind, old, { type: 'joined' });
    expect(online.clockOffset).toBe(-5000);
    expect(effectsOf(online, page(online, [agent('m1', NOW - 7000)]))).toEqual([]);
    expect(effectsOf(online, page(online, [agent('m1', NOW - 7001)]))).toEqual(['link reconnect']);
  });

  test('requests older pages one at a time, and only while running', () => {
    const first = go(
      begun,
      page(
        begun,
        Array.from({ length: 10 }, (_, index) => agent(`m${index}`, index)),
        true,
      ),
    );
    const request = nextOlderPage(first);
    expect(request).toEqual({ fill: null, skip: 10, limit: 10 });
    const asked = go(first, { type: 'older-requested' });
    expect(nextOlderPage(asked)).toBeNull();
    expect(nextOlderPage(go(first, { type: 'stopped' }))).toBeNull();
    const later = { type: 'older-read', result: {} } as const;
    expect(nextOlderPage(go(asked, later))).toBeNull();
    expect(effectsOf(asked, later)).toEqual(['older again after 1000']);
    expect(nextOlderPage(go(asked, later, { type: 'timer-fired', timer: 'older' }))).toEqual(request);
    expect(nextOlderPage(go(asked, { type: 'older-read', result: { isFinal: true } }))).toBeNull();
    const result = { request: request ?? neverNull(), messages: [agent('m', -1)], full: false };
    const read = go(asked, { type: 'older-read', result });
    expect([read.older, read.conversation.log.complete]).toEqual(['idle', true]);
  });
});

describe('the status of the delivery', () => {
  const check = { type: 'timer-fired', timer: 'check' } as const;
  const read = (state: DriverState, result: Failure) =>
    go(state, { type: 'check-was-due' }, { type: 'history-read', result, now: NOW });

  test('states how messages arrive, not whether support is available', () => {
    const failing = go(idle, { type: 'link-changed', link: 'failing' });
    expect(statusOf(idle)).toBe('connecting');
    expect(statusOf(online)).toBe('online');
    expect(statusOf(failing)).toBe('polling');
    expect(statusOf(go(failing, { type: 'network-offline' }))).toBe('waiting');
    const back = go(failing, { type: 'network-offline' }, { type: 'network-online' });
    expect(statusOf(back)).toBe('waiting');
    expect(statusOf(go(back, page(back, [])))).toBe('polling');
    const unread = read(failing, {});
    expect(statusOf(unread)).toBe('waiting');
    const again = go(unread, { type: 'timer-fired', timer: 'fill' });
    expect(statusOf(go(again, page(again, [])))).toBe('polling');
  });

  test('does not read history after the session was refused, until the member comes back', () => {
    const refused = read(online, { isFinal: true, isAnswer: true });
    expect(
      effectsOf(go(online, { type: 'check-was-due' }), {
        type: 'history-read',
        result: { isFinal: true },
        now: NOW,
      }),
    ).toEqual(['link close']);
    expect(statusOf(refused)).toBe('refused');
    expect(effectsOf(go(refused, { type: 'link-changed', link: 'connecting' }), check)).not.toContain(
      'read 0',
    );
    expect(effectsOf(refused, { type: 'panel-opened' })).toEqual(
      expect.arrayContaining(['link open', 'read 0']),
    );
    expect(statusOf(go(refused, { type: 'panel-opened' }))).not.toBe('refused');
  });

  test('reads history after a refused join, because its answer tells why', () => {
    expect(effectsOf(online, { type: 'link-refused' })).toContain('read 0');
  });
});

describe('reading', () => {
  const unseen = go(opened, arrived(agent('m1', 5)), arrived(own('m2', 6)));
  const withMessages = go(unseen, { type: 'seen', upTo: { at: 6, id: 'm2' } });

  test('counts the newest message from support in view as read', () => {
    expect(unreadInView(unseen)).toBeNull();
    const below = go(withMessages, arrived(agent('m3', 7)));
    expect(unreadInView(below)).toEqual({ at: 5, id: 'm1' });
    expect(unreadInView(go(below, { type: 'seen', upTo: { at: 7, id: 'm3' } }))).toEqual({ at: 7, id: 'm3' });
    expect(unreadInView(go(withMessages, { type: 'panel-closed' }, { type: 'panel-opened' }))).toBeNull();
    expect(unreadInView(withMessages)).toEqual({ at: 5, id: 'm1' });
    expect(unreadInView(opened)).toBeNull();
    for (const type of ['panel-closed', 'page-hidden', 'stopped'] as const) {
      expect(unreadInView(go(withMessages, { type }))).toBeNull();
    }
    expect(unreadInView(go(withMessages, { type: 'read-here', upTo: { at: 5, id: 'm1' } }))).toBeNull();
  });

  test('changes nothing while the same message is the last in view', () => {
    expect(go(withMessages, { type: 'seen', upTo: { at: 6, id: 'm2' } })).toBe(withMessages);
    for (const upTo of [
      { at: 7, id: 'm2' },
      { at: 6, id: 'm3' },
    ])
      expect(go(withMessages, { type: 'seen', upTo }).seenUpTo).toEqual(upTo);
  });

  test('is reported once, and another tab never moves the read mark back', () => {
    expect(effectsOf(withMessages, { type: 'read-here', upTo: { at: 5, id: 'm1' } })).toEqual(['report m1']);
    const read = go(withMessages, { type: 'read-elsewhere', upTo: { at: 5, id: 'm1' } });
    expect(read.lastRead?.id).toBe('m1');
    expect(go(read, { type: 'read-elsewhere', upTo: { at: 4, id: 'm0' } })).toBe(read);
  });
});

function neverNull(): never {
  throw new Error('There is a page to ask for.');
}
