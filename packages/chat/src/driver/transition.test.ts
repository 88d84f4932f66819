import type { ConversationEvent } from '../conversation/events';
import { fillPage } from '../conversation/history';
import type { ChatMessage } from '../message/message';
import { NOT_DELIVERED } from '../outbox/item';
import { arrived, composed, itemOf, own, started, unanswered } from '../testing/conversations';
import type { DriverEvent } from './driver-events';
import { type DriverState, initialState, nextOlderPage, unreadInView } from './state';
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
/** What an event leads to, each effect in one word or two. */
const effectsOf = (state: DriverState, event: DriverEvent) =>
  transition(state, event).effects.map((effect) => {
    switch (effect.type) {
      case 'link':
        return `link ${effect.action}`;
      case 'timer':
        return `${effect.ms === null ? 'clear' : 'start'} ${effect.timer}`;
      case 'deliver':
        return `${effect.step.kind} ${effect.step.item.clientId}`;
      case 'read-history':
        return `read ${effect.request.skip} in ${effect.timeoutMs}`;
      case 'store':
        return `store ${effect.changes.map(({ clientId, record }) => (record ? clientId : `-${clientId}`)).join()}`;
      case 'report-read':
        return `report ${effect.upTo.id}`;
    }
  });

const stopped = initialState(null);
const visible: DriverEvent = { type: 'started', visible: true };
const owns: ConversationEvent = { type: 'took-over', items: [] };
/** Running, in sight, the owner of the outbox, with an empty history that has been read. */
const begun = go(stopped, visible, owns);
const idle = go(begun, page(begun, []));
const open = go(idle, { type: 'panel-opened' });
const opened = go(open, page(open, []));
const hidden = go(idle, { type: 'page-hidden' });
const suspended = go(hidden, { type: 'timer-fired', timer: 'suspend' });
const sending = go(idle, composed('c1'), started('c1'));
const reading = go(idle, { type: 'joined' });

describe('the life of a conversation', () => {
  test.each<[string, DriverState, DriverEvent, string[]]>([
    ['starting only waits for the first check', stopped, visible, ['start check']],
    ['what the storage holds is read history for', go(stopped, visible), owns, ['read 0 in 8000']],
    [
      'stopping ends checks and connection',
      idle,
      { type: 'stopped' },
      ['clear suspend', 'clear check', 'link close'],
    ],
    ['a link opens where the page is seen', idle, { type: 'link-created' }, ['link open']],
    ['a link waits where the page is hidden', hidden, { type: 'link-created' }, []],
    ['a network that is back gets a new connection', idle, { type: 'network-online' }, ['link reconnect']],
    ['a hidden page gets a minute', idle, { type: 'page-hidden' }, ['start suspend']],
    ['then the connection rests', hidden, { type: 'timer-fired', timer: 'suspend' }, ['link close']],
    [
      'seen again it connects and looks',
      suspended,
      { type: 'page-shown' },
      ['clear suspend', 'link open', 'link check'],
    ],
    [
      'a check looks after the link',
      idle,
      { type: 'timer-fired', timer: 'check' },
      ['start check', 'link check'],
    ],
    ['a hidden page only waits', hidden, { type: 'timer-fired', timer: 'check' }, ['start check']],
    [
      'an open panel looks at history too',
      opened,
      { type: 'timer-fired', timer: 'check' },
      ['start check', 'link check', 'read 0 in 8000'],
    ],
    ['so does opening it', idle, { type: 'panel-opened' }, ['link check', 'read 0 in 8000']],
    ['closing it does nothing', opened, { type: 'panel-closed' }, []],
  ])('%s', (_, state, event, effects) => {
    expect(effectsOf(state, event)).toEqual(effects);
  });

  test('each event moves only what it is about', () => {
    expect(go(stopped, visible)).toEqual({ ...stopped, running: true });
    expect(go(stopped, { type: 'started', visible: false })).toMatchObject({ visibility: 'hidden' });
    expect(hidden).toEqual({ ...idle, visibility: 'hidden' });
    expect(suspended).toEqual({ ...idle, visibility: 'suspended' });
    expect(go(suspended, { type: 'stopped' })).toEqual({ ...idle, running: false, visibility: 'hidden' });
    expect(go(idle, { type: 'link-changed', link: 'online' })).toEqual({ ...idle, link: 'online' });
    expect(go(opened, { type: 'panel-closed' })).toEqual({ ...opened, open: false });
  });

  test('once it is stopped, only what is written counts', () => {
    const over = go(opened, { type: 'stopped' });
    for (const event of [{ type: 'joined' }, arrived(own('m1', 5)), owns] as const) {
      expect(transition(over, event)).toEqual({ state: over, effects: [] });
    }
    expect(effectsOf(over, composed('c1'))).toEqual(['store c1']);
    expect(effectsOf(go(over, composed('c1'), visible), { type: 'joined' })).toEqual([
      'read 0 in 8000',
      'send c1',
    ]);
  });
});

describe('sending', () => {
  test.each<[string, DriverState, DriverEvent, string[]]>([
    ['what is written is stored, then sent', idle, composed('c1'), ['store c1', 'send c1']],
    ['what is written meanwhile waits', sending, composed('c2'), ['store c2']],
    ['what was delivered makes way', go(sending, composed('c2')), { type: 'delivered', retry: false }, []],
    ['what never left waits', sending, { type: 'delivered', retry: true }, ['start delivery']],
  ])('%s', (_, state, event, effects) => {
    expect(effectsOf(state, event)).toEqual(effects);
  });

  test('after a pause it goes out again, and nothing before', () => {
    const held = go(sending, { type: 'send-held-back', clientId: 'c1' }, { type: 'delivered', retry: true });
    expect(held.delivery).toBe('waiting');
    expect(effectsOf(held, composed('c2'))).toEqual(['store c2']);
    expect(effectsOf(held, { type: 'timer-fired', timer: 'delivery' })).toEqual(['send c1']);
  });

  test('the next one goes once the answer is there', () => {
    const answered = go(sending, composed('c2'), {
      type: 'send-accepted',
      clientId: 'c1',
      reply: { at: 5, id: 'm1' },
    });
    expect(answered.delivery).toBe('busy');
    expect(effectsOf(answered, { type: 'delivered', retry: false })).toEqual(['send c2']);
  });

  test('an upload tells how far it is, until its record goes', () => {
    const content = { kind: 'media', fileType: 'image', name: 'a.png', path: null } as const;
    expect(effectsOf(idle, composed('c1', content))).toEqual(['store c1', 'upload c1']);
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

describe('a message that history does not show', () => {
  /** A send without an answer, and history that begins to be read for it. */
  const asked = go(sending, unanswered('c1'), { type: 'delivered', retry: false });
  const shows = (state: DriverState, ...messages: ChatMessage[]) => page(state, messages);

  test('is sent again by itself where the server keeps client ids, three times at most', () => {
    let state = asked;
    for (const count of [1, 2, 3]) {
      const read = shows(state, own('m0', 1, 'c0'));
      expect(effectsOf(state, read)).toEqual(['store c1', 'store c1', 'send c1']);
      state = go(state, read, started('c1'), unanswered('c1'), { type: 'delivered', retry: false });
      expect(state.resends).toEqual(new Map([['c1', count]]));
    }
    const read = shows(state, own('m0', 1, 'c0'));
    expect(effectsOf(state, read)).toEqual(['store c1']);
    expect(itemOf(go(state, read).conversation)).toMatchObject({ state: 'failed', reason: NOT_DELIVERED });
  });

  test('waits for the member where it does not, and where it was refused', () => {
    expect(effectsOf(asked, shows(asked))).toEqual(['store c1']);
    const known = go(idle, arrived(own('m0', 1, 'c0')), composed('c1'), started('c1'));
    expect(effectsOf(known, { type: 'send-refused', clientId: 'c1', reason: 'KEY_INVALID' })).toEqual([
      'store c1',
    ]);
  });

  test('is not counted any more once it is delivered', () => {
    const again = go(asked, shows(asked, own('m0', 1, 'c0')));
    expect(again.resends.size).toBe(1);
    expect(go(again, arrived(own('m1', 5, 'c1'))).resends.size).toBe(0);
  });
});

describe('history', () => {
  const failed = (result: 'timeout' | 'failed'): DriverEvent => ({ type: 'history-read', result, now: NOW });

  test.each<[string, DriverState, DriverEvent, string[]]>([
    ['a join has it read', idle, { type: 'joined' }, ['read 0 in 8000']],
    ['one page at a time', reading, { type: 'joined' }, []],
    ['one that could not be read waits', reading, failed('failed'), ['start fill']],
    [
      'and is asked for again',
      go(reading, failed('failed')),
      { type: 'timer-fired', timer: 'fill' },
      ['read 0 in 8000'],
    ],
    ['one that took too long gets twice the time', reading, failed('timeout'), ['read 0 in 16000']],
    ['while resting nothing is read', suspended, { type: 'joined' }, []],
    ['but what a send waits for', go(suspended, composed('c1')), { type: 'joined' }, ['read 0 in 8000']],
    [
      'what was put off is read when it is seen',
      go(suspended, { type: 'joined' }),
      { type: 'page-shown' },
      ['clear suspend', 'link open', 'link check', 'read 0 in 8000'],
    ],
  ])('%s', (_, state, event, effects) => {
    expect(effectsOf(state, event)).toEqual(effects);
  });

  test('the time that it may take is doubled up to a minute, and is short again after an answer', () => {
    const times = [1, 2, 3, 4].map((count) =>
      go(reading, ...Array<DriverEvent>(count).fill(failed('timeout'))),
    );
    expect(times.map(({ fillTimeout }) => fillTimeout)).toEqual([16_000, 32_000, 60_000, 60_000]);
    const [, , slow = reading] = times;
    expect(go(slow, failed('failed')).fillTimeout).toBe(8000);
    expect(go(slow, page(slow, [])).fillTimeout).toBe(8000);
  });

  test('it is read back page by page until it meets what is known', () => {
    const known = go(idle, { type: 'joined' });
    const met = go(known, page(known, [agent('m001', 1)]), { type: 'joined' });
    const newer = Array.from({ length: 10 }, (_, index) => agent(`m1${index}`, 50 + index));
    expect(effectsOf(met, page(met, newer, true))).toEqual(['read 10 in 8000']);
    expect(go(met, page(met, newer, true)).conversation.log.mark?.id).toBe('m001');
  });

  test('a link that says it is online and missed a message is renewed', () => {
    const online = go(idle, { type: 'link-changed', link: 'online' }, { type: 'joined' });
    expect(effectsOf(online, page(online, [agent('m1', NOW - 3000)]))).toEqual(['link reconnect']);
    expect(effectsOf(online, page(online, [agent('m1', NOW - 2000)]))).toEqual([]);
    expect(effectsOf(reading, page(reading, [agent('m1', NOW - 3000)]))).toEqual([]);
  });

  test("lateness is counted on the server's clock, as fresh messages show it", () => {
    const behind: DriverEvent = { type: 'message-received', message: agent('m0', NOW - 5000), now: NOW };
    const old: DriverEvent = { type: 'message-received', message: agent('m00', NOW - 9000), now: NOW };
    const online = go(idle, { type: 'link-changed', link: 'online' }, behind, old, { type: 'joined' });
    expect(online.clockOffset).toBe(-5000);
    expect(effectsOf(online, page(online, [agent('m1', NOW - 7000)]))).toEqual([]);
    expect(effectsOf(online, page(online, [agent('m1', NOW - 7001)]))).toEqual(['link reconnect']);
  });

  test('older pages come one at a time, while it runs', () => {
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
    expect(nextOlderPage(go(asked, { type: 'older-read', result: 'failed' }))).toEqual(request);
    const result = { request: request ?? neverNull(), messages: [agent('m', -1)], full: false };
    const read = go(asked, { type: 'older-read', result });
    expect([read.loadingOlder, read.conversation.log.complete]).toEqual([false, true]);
  });
});

describe('reading', () => {
  const withMessages = go(opened, arrived(agent('m1', 5)), arrived(own('m2', 6)));

  test('the newest message of the other side is read while it is in view', () => {
    expect(unreadInView(withMessages)).toEqual({ at: 5, id: 'm1' });
    expect(unreadInView(opened)).toBeNull();
    for (const type of ['panel-closed', 'page-hidden', 'stopped'] as const) {
      expect(unreadInView(go(withMessages, { type }))).toBeNull();
    }
    expect(unreadInView(go(withMessages, { type: 'read-here', upTo: { at: 5, id: 'm1' } }))).toBeNull();
  });

  test('it is reported once, and never taken back by another tab', () => {
    expect(effectsOf(withMessages, { type: 'read-here', upTo: { at: 5, id: 'm1' } })).toEqual(['report m1']);
    const read = go(withMessages, { type: 'read-elsewhere', upTo: { at: 5, id: 'm1' } });
    expect(read.lastRead?.id).toBe('m1');
    expect(go(read, { type: 'read-elsewhere', upTo: { at: 4, id: 'm0' } })).toBe(read);
  });
});

function neverNull(): never {
  throw new Error('There is a page to ask for.');
}
