import fc from 'fast-check';
import { contentKey, contentOf, conversationPackage, type Outgoing } from './outgoing';
import { comparePositions, type Position } from './position';
import { readBody } from './read-body';
import { readMessage, readSendReply } from './read-message';

const createdAt = '2026-01-02T03:04:05.678Z';
const at = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

describe('readBody', () => {
  test.each([
    ['text', 'hello', { kind: 'text', text: 'hello' }],
    ['text', { text: 'hello' }, { kind: 'text', text: 'hello' }],
    ['text', { message: 'hello' }, { kind: 'text', text: 'hello' }],
    ['text', null, { kind: 'text', text: '' }],
    [
      'buttons',
      {
        text: 'Choose',
        buttons: [{ type: 'web', title: 'Site', payload: 'https://a.example' }, { type: 'call' }],
      },
      {
        kind: 'buttons',
        text: 'Choose',
        buttons: [
          { action: 'web', title: 'Site', payload: 'https://a.example' },
          { action: 'call', title: '', payload: '' },
        ],
      },
    ],
    [
      'quick_replies',
      { text: 'Which?', quick_replies: [{ type: 'text', title: 'Deposit' }] },
      {
        kind: 'quick-replies',
        text: 'Which?',
        replies: [{ action: 'other', title: 'Deposit', payload: 'Deposit' }],
      },
    ],
    [
      'media',
      { message: 'look', url: 'https://a.example/1.png', fileType: 'image', filePath: '/f/1.png' },
      { kind: 'media', fileType: 'image', text: 'look', url: 'https://a.example/1.png', path: '/f/1.png' },
    ],
    ['media', { fileType: 'pdf' }, { kind: 'media', fileType: 'file', text: '', url: null, path: null }],
    [
      'generic',
      { elements: [{ image_url: 'https://a.example/1.png', title: 'A', buttons: 'none' }, null] },
      {
        kind: 'cards',
        cards: [
          { imageUrl: 'https://a.example/1.png', title: 'A', subtitle: '', buttons: [] },
          { imageUrl: null, title: '', subtitle: '', buttons: [] },
        ],
      },
    ],
    ['postback', { title: 'Yes', payload: 'YES' }, { kind: 'postback', text: 'Yes', payload: 'YES' }],
    ['postback', 'YES', { kind: 'postback', text: 'YES', payload: 'YES' }],
    ['sticker', { text: 'a cat' }, { kind: 'unknown', type: 'sticker', text: 'a cat' }],
  ])('%s with %j', (message_type, payload, body) => {
    expect(readBody({ message_type, payload })).toEqual(body);
  });

  test('never throws', () => {
    const types = fc.constantFrom(
      'text',
      'buttons',
      'media',
      'quick_replies',
      'generic',
      'postback',
      'new',
      null,
    );
    fc.assert(
      fc.property(types, fc.anything(), (message_type, payload) => {
        expect(readBody({ message_type, payload }).kind).toBeTruthy();
      }),
    );
    expect(readBody(null)).toEqual({ kind: 'unknown', type: '', text: '' });
  });
});

describe('readMessage', () => {
  const wire = { sender: 'agent', createdAt, message: { message_type: 'text', payload: 'hi' } };

  test('reads id, time, sender and client id', () => {
    expect(readMessage({ ...wire, _id: 7, clientId: 'c1' })).toEqual({
      id: '7',
      at,
      sender: 'agent',
      body: { kind: 'text', text: 'hi' },
      clientId: 'c1',
      provisional: false,
    });
  });

  test('derives the same id for the same message without one, and other ids for others', () => {
    const id = readMessage(wire)?.id;
    expect(readMessage({ ...wire })?.id).toBe(id);
    expect(readMessage({ ...wire, sender: 'customer' })?.id).not.toBe(id);
    expect(readMessage({ ...wire, message: { message_type: 'text', payload: 'ho' } })?.id).not.toBe(id);
  });

  const seconds = at / 1000;

  test.each([at, String(at), seconds, String(seconds)])('reads the time %p as in history', (time) => {
    expect(readMessage({ ...wire, createdAt: time })?.at).toBe(at);
  });

  test.each(['2026-01-02T10:04:05.678', '2026-01-02 10:04:05.678', '2026-01-02T10:04:05.678+07:00'])(
    "the time %p is the operator's, whatever the device's zone is",
    (time) => {
      expect(readMessage({ ...wire, createdAt: time })?.at).toBe(at);
    },
  );

  test.each([undefined, null, '', 'yesterday', '13:42', Number.NaN])(
    'a message with the time %p is rejected',
    (time) => {
      expect(readMessage({ ...wire, createdAt: time })).toBeNull();
    },
  );
});

test.each([
  [createdAt, { at, id: null }],
  [at, { at, id: null }],
  [{ createdAt: String(at) }, { at, id: null }],
  [{ createdAt: String(at / 1000) }, { at, id: null }],
  [
    { createdAt, _id: 'm1' },
    { at, id: 'm1' },
  ],
  [{ createdAt }, { at, id: null }],
  [{ message: 'OK' }, null],
  [null, null],
  ['OK', null],
])('reads the answer %j to a send as %j', (answer, reply) => {
  expect(readSendReply(answer)).toEqual(reply);
});

describe('outgoing', () => {
  const sendable: Outgoing[] = [
    { kind: 'text', text: 'hi' },
    { kind: 'postback', text: 'Yes', payload: 'YES' },
    { kind: 'media', fileType: 'video', name: 'a.mov', path: '/f/a.mov' },
  ];

  test.each(sendable)('gives sent content of kind $kind the same key when it is read back', (outgoing) => {
    const back = readBody(contentOf(outgoing));
    expect(back.kind).toBe(outgoing.kind);
    expect(contentKey(back)).toBe(contentKey(outgoing));
  });

  test('throws for a file that is not uploaded yet', () => {
    const file: Outgoing = { kind: 'media', fileType: 'image', name: 'a.png', path: null };
    expect(() => contentOf(file)).toThrow('uploaded before');
    expect(contentKey(file)).toBeNull();
  });

  test('names the sender in full in the request body', () => {
    const guest = { userId: null, guestId: 'g1', name: 'Guest' };
    expect(conversationPackage(guest, { kind: 'text', text: 'hi' }, 'c1', at)).toEqual({
      sender: 'customer',
      message: { message_type: 'text', payload: 'hi' },
      userId: null,
      guestId: 'g1',
      username: null,
      name: 'Guest',
      deviceToken: null,
      createdAt,
      session_id: null,
      clientId: 'c1',
    });
  });
});

describe('comparePositions', () => {
  const anyPosition: fc.Arbitrary<Position> = fc.record({
    at: fc.integer({ min: 0, max: 3 }),
    id: fc.oneof(fc.integer({ min: 1, max: 2000 }).map(String), fc.constantFrom('a', 'b9', 'b10', '')),
  });

  test('compares numbers as numbers', () => {
    expect(comparePositions({ at: 1, id: '9' }, { at: 1, id: '10' })).toBeLessThan(0);
  });

  test('is a total order', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (one, other) => {
        const same = one.at === other.at && one.id === other.id;
        expect(Math.sign(comparePositions(one, other))).toBe(0 - Math.sign(comparePositions(other, one)));
        expect(comparePositions(one, other) === 0).toBe(same);
      }),
    );
  });

  test('is transitive for ids that are numbers', () => {
    const numbers = anyPosition.filter(({ id }) => /^\d+$/.test(id));
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        const sorted = [a, b, c].sort(comparePositions);
        expect(comparePositions(sorted[0] ?? a, sorted[2] ?? c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
