import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MAX_TEXT } from '../../composer/text-rules';
import type { ChatSnapshot } from '../../driver/snapshot';
import { DRAFT_KEY } from '../../outbox/stored';
import { en as texts } from '../texts/en';
import { moreTexts } from '../texts/more';
import { delivery, fakeDriver, fakePlace, message, mine, snapshotWith, START } from '../testing/fake-driver';
// Preloaded, so that no test waits for code to be loaded and compiled.
import '../composer/attaching';
import '../rich/rich';
import { shrink } from '../composer/shrink';
import { PanelWhileOpen } from './panel-while-open';
import type { CleanText } from '../page-functions';
import { type PreparedMessage, putting } from '../prepared-message';
import { createTranslate, TranslateContext } from './translate';

jest.mock('../composer/shrink', () => ({ shrink: jest.fn(async () => null) }));

const en = { ...texts, ...moreTexts.en };

const DAY = 86_400_000;
const WHO = { userId: 'u1', guestId: null };

interface Options {
  readonly answersWithin?: number | undefined;
  readonly prepared?: PreparedMessage;
  readonly cleanText?: CleanText;
}

function show(snapshot: ChatSnapshot, { answersWithin, prepared, cleanText }: Options = {}) {
  const { driver, calls } = fakeDriver(snapshot);
  const place = fakePlace();
  const onClose = jest.fn();
  const onUncover = jest.fn();
  const onCover = jest.fn((_close: () => void) => onUncover);
  /** Clears the prepared message once it is in the composer, as the widget does. */
  function Shown({ snapshot: shown }: { readonly snapshot: ChatSnapshot }) {
    const [waiting, setWaiting] = useState(prepared ?? null);
    return (
      <TranslateContext value={createTranslate('en', texts)}>
        <PanelWhileOpen
          open
          {...{ driver, place, onClose, onCover, answersWithin, cleanText }}
          snapshot={shown}
          who={WHO}
          baseURL="https://api.example"
          lang="en"
          said={null}
          addStyles={noStyles}
          putPrepared={waiting && putting(waiting, () => setWaiting(null))}
        />
      </TranslateContext>
    );
  }
  const view = render(<Shown snapshot={snapshot} />);
  return {
    user: userEvent.setup(),
    calls,
    onClose,
    onCover,
    onUncover,
    again: (next: ChatSnapshot) => {
      driver.getSnapshot = () => next;
      view.rerender(<Shown snapshot={next} />);
    },
  };
}
const noStyles = () => undefined;

/** A visual viewport in a window of 390 px, as on a phone in landscape. Returns a function that sets its visible height. */
function withViewport() {
  const view = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 390 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 390 });
  return (height: number) => {
    view.height = height;
    view.dispatchEvent(new Event('resize'));
  };
}

function neverMessage(): never {
  throw new Error('not a message');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const button = (type: string, title: string, payload: string) => ({ type, title, payload });

test('passes functions that close the panel and a picture over it, and reports when they are gone', async () => {
  const picture = message(1, 'media', { fileType: 'image', url: '/api/chat/files/a.png' });
  const { user, onClose, onCover, onUncover } = show(snapshotWith([picture]));
  onCover.mock.lastCall?.[0]();
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(await screen.findByRole('button', { name: en.picture }));
  expect(onCover).toHaveBeenCalledTimes(2);
  act(() => onCover.mock.lastCall?.[0]());
  expect(screen.queryByLabelText(en.viewer)).toBeNull();
  expect([onClose.mock.calls.length, onUncover.mock.calls.length]).toEqual([1, 1]);
  cleanup();
  expect(onUncover).toHaveBeenCalledTimes(2);
});

test('renders every kind of message', async () => {
  show(
    snapshotWith([
      message(1, 'text', 'Hello\nthere'),
      message(2, 'buttons', {
        text: 'Reach us',
        buttons: [
          button('web', 'Site', 'https://example.com/a'),
          button('web', 'Bad site', 'javascript:alert(1)'),
          button('call', 'Call', '02 123-4567'),
          button('postback', 'Menu', 'MENU'),
          button('agent', 'Person', 'AGENT'),
        ],
      }),
      message(3, 'media', { fileType: 'image', url: '/api/chat/files/a.png', message: 'A slip' }),
      message(4, 'media', { fileType: 'video', url: 'https://cdn.example/v.mp4', message: 'A clip' }),
      message(5, 'media', { fileType: 'file', url: 'https://cdn.example/g.pdf', message: 'Guide' }),
      message(6, 'media', { fileType: 'image', url: '//evil.example/x.png' }),
      message(11, 'media', {
        fileType: 'file',
        url: 'files/1.pdf',
        filePath: '/api/chat/files/1.pdf',
        message: 'By its path',
      }),
      message(7, 'generic', {
        elements: [{ title: 'Card', subtitle: 'Sub', image_url: 'data:text/html,x' }],
      }),
      message(8, 'postback', { title: 'Chosen', payload: 'X' }, 'customer'),
      message(9, 'hologram', { text: 'From the future' }),
      message(10, 'hologram', {}),
    ]),
  );
  expect(screen.getByText(/Hello/).textContent).toBe('Hello\nthere');
  expect(await screen.findByRole('link', { name: /^Site/ })).toHaveAttribute('href', 'https://example.com/a');
  expect(screen.queryByRole('link', { name: /Bad site/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:021234567');
  // Not named after their captions, which screen readers read anyway.
  expect(await screen.findByAltText('Picture')).toHaveAttribute(
    'src',
    'https://api.example/api/chat/files/a.png',
  );
  expect(screen.getByLabelText('Video')).toHaveAttribute('src', 'https://cdn.example/v.mp4#t=0.1');
  expect(screen.getByText('A slip')).toBeVisible();
  expect(screen.getByText('A clip')).toBeVisible();
  expect(screen.getByRole('link', { name: /Guide/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: /By its path/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/chat\/files\/1\.pdf$/),
  );
  expect(document.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByText('Chosen')).toBeVisible();
  expect(screen.getByText('From the future')).toBeVisible();
  expect(screen.getAllByText(en.unknown)).toHaveLength(2);
});

test.each([
  ['online', undefined, null],
  ['online', 5, 'Usually answers within 5 min'],
  ['connecting', undefined, en.connecting],
  ['connecting', 5, 'Usually answers within 5 min'],
  ['polling', 5, en.polling],
  ['waiting', 5, en.waiting],
  ['refused', 5, en.refused],
] as const)('shows the status in the header: %s, %p', (status, answersWithin, text) => {
  show(snapshotWith([mine(1, 'hi')], { status }), { answersWithin });
  const header = screen.getByRole('heading').parentElement;
  expect(header?.querySelector('.link')?.textContent ?? null).toBe(text);
});

test('offers topics before the first message', async () => {
  const { user, calls, again } = show(snapshotWith([]));
  await user.click(await screen.findByRole('button', { name: en.topicWithdrawal }));
  expect(calls).toContainEqual(['say', { kind: 'text', text: en.topicWithdrawal }]);
  again(snapshotWith([mine(1, 'hi')]));
  expect(screen.queryByRole('button', { name: en.topicBonus })).toBeNull();
});

test('says that messages wait for the network', () => {
  const item = delivery({ kind: 'text', text: 'hi' });
  const { again } = show(snapshotWith([item], { status: 'waiting' }));
  expect(document.querySelector('.sending')).toHaveTextContent(en.waiting);
  again(snapshotWith([item]));
  expect(document.querySelector('.sending')).toHaveTextContent(en.sending);
});

test('reports the last message in view as seen', () => {
  const { calls, again } = show(snapshotWith([message(1, 'text', 'one')]));
  const two = message(2, 'text', 'two');
  again(snapshotWith([message(1, 'text', 'one'), two, delivery({ kind: 'text', text: 'hi' })]));
  const { at, id } = two.kind === 'message' ? two.message : neverMessage();
  expect(calls.filter(([name]) => name === 'setSeen').at(-1)).toEqual(['setSeen', { at, id }]);
});

test('marks messages that arrive while the member looks elsewhere, and no others', () => {
  const [one, two] = [message(1, 'text', 'one'), message(2, 'text', 'two')];
  const readOne = { at: START + 60_000, id: 'm000001' };
  const { again } = show(snapshotWith([one], { lastRead: readOne }));
  again(snapshotWith([one, two], { lastRead: readOne, unread: 1 }));
  expect(screen.queryByText(en.newMessages)).toBeNull();
  again(snapshotWith([one, two], { lastRead: { at: START + 120_000, id: 'm000002' } }));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const more = [one, two, message(3, 'text', 'three')];
  again(snapshotWith(more, { lastRead: { at: START + 120_000, id: 'm000002' }, unread: 1 }));
  hidden.mockRestore();
  const separator = screen.getByText(en.newMessages).closest('li');
  expect(separator?.nextElementSibling).toHaveTextContent('three');
});

test('keeps the order of a number’s digits among bidirectional control characters', () => {
  const words = 'pay \u202e1,250.00 now\u202c to 012-3';
  show(snapshotWith([message(1, 'text', words), message(2, 'text', 'pay 1,250.00')]));
  const [first, second] = document.querySelectorAll('.words');
  expect(first?.textContent).toBe(words);
  expect(
    [...(first?.querySelectorAll('bdi') ?? [])].map(({ textContent, dir }) => [textContent, dir]),
  ).toEqual([
    ['1,250.00', 'ltr'],
    ['012-3', 'ltr'],
  ]);
  expect(second?.querySelector('bdi')).toBeNull();
  cleanup();
  show(snapshotWith([message(1, 'text', '\u202e1\u200e2\u200e3.50')]));
  expect(document.querySelector('.words bdi')?.textContent).toBe('123.50');
});

test('sends a reply for a postback button', async () => {
  const { calls } = show(
    snapshotWith([
      message(1, 'buttons', {
        text: 'x',
        buttons: [button('postback', 'Menu', 'MENU'), button('agent', 'Person', 'A')],
      }),
      message(2, 'quick_replies', { text: 'y', quick_replies: [button('postback', 'Thanks', 'THANKS')] }),
    ]),
  );
  const replies = await screen.findByRole('group', { name: en.replies });
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  pass(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Person' }));
  pass(1000);
  fireEvent.click(within(replies).getByRole('button', { name: 'Thanks' }));
  expect(calls.filter(([name]) => name === 'say')).toEqual([
    ['say', { kind: 'postback', text: 'Menu', payload: 'MENU' }],
    ['say', { kind: 'text', text: 'Person' }],
    ['say', { kind: 'postback', text: 'Thanks', payload: 'THANKS' }],
  ]);
});

test('sends the reply of a button once for a double tap', async () => {
  const buttons = [button('postback', 'Menu', 'MENU'), button('postback', 'Help', 'HELP')];
  const { calls } = show(snapshotWith([message(1, 'buttons', { text: 'x', buttons })]));
  const menu = await screen.findByRole('button', { name: 'Menu' });
  jest.useFakeTimers();
  fireEvent.click(menu);
  pass(200);
  fireEvent.click(menu);
  fireEvent.click(screen.getByRole('button', { name: 'Help' }));
  const replies = () => calls.filter(([name]) => name === 'say');
  expect(replies()).toEqual([['say', { kind: 'postback', text: 'Menu', payload: 'MENU' }]]);
  pass(300);
  fireEvent.click(menu);
  expect(replies()).toHaveLength(2);
});

test('hides quick replies as soon as a message follows them', () => {
  const replies = message(1, 'quick_replies', {
    text: 'y',
    quick_replies: [button('postback', 'Thanks', 'T')],
  });
  show(snapshotWith([replies, mine(2, 'hi')]));
  expect(screen.queryByRole('group', { name: en.replies })).toBeNull();
});

test('sends the trimmed text on Enter, but not with a modifier or without a text', async () => {
  const { user, calls } = show(snapshotWith([]));
  const field = screen.getByRole('textbox', { name: en.write });
  await user.type(field, '   {Enter}');
  await user.type(field, 'one{Shift>}{Enter}{/Shift}two');
  expect(calls).toEqual([]);
  await user.type(field, '{Enter}');
  expect(calls).toEqual([['say', { kind: 'text', text: 'one\ntwo' }]]);
  expect(field).toHaveValue('');
});

test('does not send on Enter while an input method is composing', () => {
  const { calls } = show(snapshotWith([]));
  const field = screen.getByRole('textbox', { name: en.write });
  fireEvent.change(field, { target: { value: 'ก' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(calls).toEqual([]);
});

test('keeps a text that is too long, and shows its length', () => {
  const { calls } = show(snapshotWith([]));
  const field = screen.getByRole('textbox', { name: en.write });
  fireEvent.change(field, { target: { value: 'x'.repeat(MAX_TEXT - 10) } });
  expect(screen.getByText('10 characters left')).toBeVisible();
  fireEvent.change(field, { target: { value: 'x'.repeat(MAX_TEXT + 3) } });
  expect(screen.getByRole('alert')).toHaveTextContent('3 characters too many');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(calls).toEqual([]);
  expect(field).toHaveValue('x'.repeat(MAX_TEXT + 3));
});

test('keeps a draft when the panel closes', async () => {
  const first = show(snapshotWith([]));
  await first.user.type(screen.getByRole('textbox', { name: en.write }), 'not yet');
  cleanup();
  show(snapshotWith([]));
  expect(screen.getByRole('textbox', { name: en.write })).toHaveValue('not yet');
});

test('does not restore a draft when the panel closes after it was cleared with the session', async () => {
  const { user } = show(snapshotWith([]));
  await user.type(screen.getByRole('textbox', { name: en.write }), 'my secret');
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored()).toContain('my secret');
  sessionStorage.removeItem(DRAFT_KEY);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  expect(stored()).not.toContain('my secret');
});

test('does not show the draft of another member', () => {
  sessionStorage.setItem(DRAFT_KEY, 'u12\nsomebody else’s');
  show(snapshotWith([]));
  expect(screen.getByRole('textbox', { name: en.write })).toHaveValue('');
});

test('keeps a draft until the page is closed if the browser blocks its storage', async () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const first = show(snapshotWith([]));
  await first.user.type(screen.getByRole('textbox', { name: en.write }), 'not yet');
  cleanup();
  show(snapshotWith([]));
  expect(screen.getByRole('textbox', { name: en.write })).toHaveValue('not yet');
  await first.user.clear(screen.getByRole('textbox', { name: en.write }));
  blocked.mockRestore();
});

const png = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
};

function pickFiles(...files: readonly File[]) {
  const picker = document.querySelector('input[type=file]');
  if (!picker) throw new Error('no picker');
  fireEvent.change(picker, { target: { files } });
}

test('previews a file before it is sent, and gives the reason if it is refused', async () => {
  const { user, calls } = show(snapshotWith([]));
  const pick = (bytes: Uint8Array<ArrayBuffer>, name: string) => pickFiles(new File([bytes], name));
  pick(png(100), 'slip.png');
  expect(await screen.findByText('slip.png')).toBeVisible();
  pick(new TextEncoder().encode('MZ'), 'run.exe');
  expect(await screen.findByText(en.fileNotSupported)).toBeVisible();
  pick(png(10 * 1024 * 1024 + 1), 'large.png');
  expect(await screen.findByText(/no larger than 10 MB/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.send }));
  expect(calls).toEqual([['sendFile', 'image', 100, 'slip.png']]);
  expect(screen.queryByText('slip.png')).toBeNull();
});

/** A file that was changed after it was chosen, or that the phone cannot download from its cloud. */
function unreadable(name: string): File {
  const file = new File([png(100)], name);
  file.slice = () =>
    Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    });
  return file;
}

test('says that a file cannot be read, and attaches those chosen with it', async () => {
  show(snapshotWith([]));
  pickFiles(unreadable('gone.png'), new File([png(100)], 'slip.png'));
  expect(await screen.findByText('slip.png')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(en.notLoaded);
  expect(screen.queryByText('gone.png')).toBeNull();
});

test('sends nothing until a photo is downscaled, and keeps the order in which files were chosen', async () => {
  let finish: (smaller: Blob) => void = () => undefined;
  jest.mocked(shrink).mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const { user, calls } = show(snapshotWith([]));
  const send = screen.getByRole('button', { name: en.send });
  pickFiles(new File([png(10 * 1024 * 1024 + 1)], 'photo.png'));
  expect(await screen.findByText(en.shrinking)).toBeVisible();
  pickFiles(new File([png(100)], 'slip.png'));
  await user.type(screen.getByRole('textbox', { name: en.write }), 'both{Enter}');
  await user.click(send);
  expect(send).toHaveAttribute('aria-disabled', 'true');
  expect(calls).toEqual([]);
  finish(new Blob([new Uint8Array(50)]));
  await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'));
  await user.click(send);
  expect(calls).toEqual([
    ['sendFile', 'image', 50, 'photo.jpg'],
    ['sendFile', 'image', 100, 'slip.png'],
    ['say', { kind: 'text', text: 'both' }],
  ]);
});

test('keeps the text of a failed message, which can be resent or removed', async () => {
  const { user, calls } = show(
    snapshotWith([
      delivery({ kind: 'text', text: 'lost?' }, { state: 'failed', reason: 'CHAT_NOT_DELIVERED' }),
    ]),
  );
  expect(screen.getByText('lost?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.resend }));
  await user.click(screen.getByRole('button', { name: en.remove }));
  expect(calls).toEqual([
    ['resend', 'c1'],
    ['remove', 'c1'],
  ]);
});

test('shows the time of a message that was sent', () => {
  show(snapshotWith([delivery({ kind: 'text', text: 'hi' }, { state: 'sent' })]));
  expect(document.querySelector('.mine')).toHaveTextContent('14:40');
  expect(screen.queryByText(en.sending)).toBeNull();
});

test('shows an alert for a moment when a message fails', () => {
  jest.useFakeTimers();
  const content = { kind: 'text', text: 'x' } as const;
  const { again } = show(snapshotWith([delivery(content)]));
  expect(screen.queryByRole('alert')).toBeNull();
  again(snapshotWith([delivery(content, { state: 'failed' })]));
  pass(3999);
  expect(screen.getByRole('alert')).toHaveTextContent(en.failed);
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('announces an alert again if the next one has the same text', async () => {
  show(snapshotWith([]));
  const program = new File([new TextEncoder().encode('MZ')], 'run.exe');
  pickFiles(program);
  const first = await screen.findByRole('alert');
  expect(first).toHaveTextContent(en.fileNotSupported);
  pickFiles(program);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent(en.fileNotSupported);
});

test('shows the progress of an upload', async () => {
  const content = { kind: 'media', fileType: 'image', name: 'slip.png', path: null } as const;
  show(snapshotWith([delivery(content, { state: 'uploading' })], { progress: new Map([['c1', 0.42]]) }));
  expect(await screen.findByRole('progressbar', { name: 'Uploading 42%' })).toHaveValue(0.42);
});

test('separates days, and marks new messages once', () => {
  const day = 24 * 60;
  show(
    snapshotWith(
      [
        message(0, 'text', 'old'),
        mine(day, 'mine'),
        message(day + 1, 'text', 'a'),
        message(day + 2, 'text', 'b'),
      ],
      {
        lastRead: { at: START, id: 'm000000' },
        unread: 2,
      },
    ),
  );
  expect(screen.getByText('20/11/2026')).toBeVisible();
  expect(screen.getByText('21/11/2026')).toBeVisible();
  expect(screen.getAllByText(en.newMessages)).toHaveLength(1);
  expect(screen.getAllByText('13:40')[0]).toBeVisible();
});

test('names today and yesterday, also in a panel that stays open past midnight', () => {
  const entries = [message(0, 'text', 'one'), message(24 * 60, 'text', 'two')];
  const days = () => [...document.querySelectorAll('.between')].map(({ textContent }) => textContent);
  const { again } = show(snapshotWith(entries, { now: START + DAY }));
  expect(days()).toEqual([en.yesterday, en.today]);
  again(snapshotWith(entries, { now: START + 2 * DAY }));
  expect(days()).toEqual(['20/11/2026', en.yesterday]);
});

test('closes on Escape', async () => {
  const { user, onClose } = show(snapshotWith([]));
  screen.getByRole('textbox', { name: en.write }).focus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('cleans a text before it is checked and sent', async () => {
  const { user, calls } = show(snapshotWith([]), { cleanText: (typed) => typed.replaceAll('\u200b', '') });
  const field = screen.getByRole('textbox', { name: en.write });
  const send = screen.getByRole('button', { name: en.send });
  fireEvent.change(field, { target: { value: '\u200b' } });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(field, { target: { value: '081\u200b2345678' } });
  await user.click(send);
  expect(calls).toEqual([['say', { kind: 'text', text: '0812345678' }]]);
});

describe('a prepared message', () => {
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'slip.png', {
    type: 'image/png',
  });
  const field = () => screen.getByRole('textbox', { name: en.write });

  test('is put into the composer with its files, and is not sent automatically', async () => {
    const { user, calls } = show(snapshotWith([]), {
      prepared: { text: 'Look at this', files: Promise.resolve([picture]) },
    });
    expect(field()).toHaveValue('Look at this');
    expect(await screen.findByText('slip.png')).toBeVisible();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: en.send }));
    expect(calls.map(([what]) => what)).toEqual(['sendFile', 'say']);
    expect(field()).toHaveValue('');
  });

  test('is put into the composer without its files if they fail to load', async () => {
    show(snapshotWith([]), {
      prepared: { text: 'Look at this', files: Promise.reject(new Error('gone')) },
    });
    expect(field()).toHaveValue('Look at this');
    await act(async () => undefined);
    expect(screen.queryByText('slip.png')).toBeNull();
  });

  test('is added to the member’s draft', async () => {
    sessionStorage.setItem(DRAFT_KEY, 'u1\nHello');
    show(snapshotWith([]), { prepared: { text: 'Look at this' } });
    expect(field()).toHaveValue('Hello\nLook at this');
  });
});

test('stays compact above the keyboard when the connection changes', () => {
  const see = withViewport();
  const { again } = show(snapshotWith([mine(1, 'hi')]));
  const panel = screen.getByRole('dialog');
  const flags = () => [panel.hasAttribute('data-low'), panel.hasAttribute('data-covered')];
  expect(flags()).toEqual([true, false]);
  see(180);
  expect(flags()).toEqual([true, true]);
  for (const status of ['waiting', 'polling', 'online'] as const) {
    again(snapshotWith([mine(1, 'hi')], { status }));
    expect(panel.className).toBe(`panel ${status}`);
    expect([...flags(), panel.style.getPropertyValue('--seen-height')]).toEqual([true, true, '180px']);
  }
  see(700);
  expect(flags()).toEqual([false, false]);
});
