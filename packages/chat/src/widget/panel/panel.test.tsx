import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_TEXT } from '../../composer/text-rules';
import type { ChatSnapshot } from '../../driver/snapshot';
import { en } from '../texts/en';
import { delivery, fakeDriver, fakePlace, message, mine, snapshotWith, START } from '../testing/fake-driver';
// Preloaded, so that no test waits for code to be loaded and compiled.
import '../composer/attaching';
import '../rich/rich';
import { Panel } from './panel';
import { createTranslate, TranslateContext } from './translate';

const WHO = { userId: 'u1', guestId: null };

function show(snapshot: ChatSnapshot) {
  const { driver, calls } = fakeDriver(snapshot);
  const place = fakePlace();
  const onClose = jest.fn();
  const panel = (shown: ChatSnapshot) => (
    <TranslateContext value={createTranslate(en)}>
      <Panel
        {...{ driver, place, onClose }}
        snapshot={shown}
        who={WHO}
        baseURL="https://api.example"
        lang="en"
        addStyles={() => undefined}
      />
    </TranslateContext>
  );
  const view = render(panel(snapshot));
  return {
    user: userEvent.setup(),
    calls,
    onClose,
    again: (next: ChatSnapshot) => view.rerender(panel(next)),
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const button = (type: string, title: string, payload: string) => ({ type, title, payload });

test('every kind of message is rendered', async () => {
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
      message(4, 'media', { fileType: 'video', url: 'https://cdn.example/v.mp4' }),
      message(5, 'media', { fileType: 'file', url: 'https://cdn.example/g.pdf', message: 'Guide' }),
      message(6, 'media', { fileType: 'image', url: '//evil.example/x.png' }),
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
  expect(await screen.findByAltText('A slip')).toHaveAttribute(
    'src',
    'https://api.example/api/chat/files/a.png',
  );
  expect(screen.getByLabelText('Video')).toHaveAttribute('src', 'https://cdn.example/v.mp4#t=0.1');
  expect(screen.getByRole('link', { name: /Guide/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(document.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByText('Chosen')).toBeVisible();
  expect(screen.getByText('From the future')).toBeVisible();
  expect(screen.getAllByText(en.unknown)).toHaveLength(2);
});

test('a postback button sends a reply', async () => {
  const { user, calls } = show(
    snapshotWith([
      message(1, 'buttons', {
        text: 'x',
        buttons: [button('postback', 'Menu', 'MENU'), button('agent', 'Person', 'A')],
      }),
      message(2, 'quick_replies', { text: 'y', quick_replies: [button('postback', 'Thanks', 'THANKS')] }),
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Person' }));
  await user.click(
    within(screen.getByRole('group', { name: en.replies })).getByRole('button', { name: 'Thanks' }),
  );
  expect(calls).toEqual([
    ['say', { kind: 'postback', text: 'Menu', payload: 'MENU' }],
    ['say', { kind: 'text', text: 'Person' }],
    ['say', { kind: 'postback', text: 'Thanks', payload: 'THANKS' }],
  ]);
});

test('quick replies disappear as soon as something follows them', () => {
  const replies = message(1, 'quick_replies', {
    text: 'y',
    quick_replies: [button('postback', 'Thanks', 'T')],
  });
  show(snapshotWith([replies, mine(2, 'hi')]));
  expect(screen.queryByRole('group', { name: en.replies })).toBeNull();
});

test('Enter sends the trimmed text, but not with a modifier or without a text', async () => {
  const { user, calls } = show(snapshotWith([]));
  const field = screen.getByRole('textbox', { name: en.write });
  await user.type(field, '   {Enter}');
  await user.type(field, 'one{Shift>}{Enter}{/Shift}two');
  expect(calls).toEqual([]);
  await user.type(field, '{Enter}');
  expect(calls).toEqual([['say', { kind: 'text', text: 'one\ntwo' }]]);
  expect(field).toHaveValue('');
});

test('Enter does not send while an input method is composing', () => {
  const { calls } = show(snapshotWith([]));
  const field = screen.getByRole('textbox', { name: en.write });
  fireEvent.change(field, { target: { value: 'ก' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(calls).toEqual([]);
});

test('a text that is too long is counted and kept', () => {
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

test('a draft survives closing the panel', async () => {
  const first = show(snapshotWith([]));
  await first.user.type(screen.getByRole('textbox', { name: en.write }), 'not yet');
  cleanup();
  show(snapshotWith([]));
  expect(screen.getByRole('textbox', { name: en.write })).toHaveValue('not yet');
});

const png = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
};

test('a file is previewed before it is sent, and refused with the reason', async () => {
  const { user, calls } = show(snapshotWith([]));
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no picker');
  const pick = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    fireEvent.change(picker, { target: { files: [new File([bytes], name)] } });
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

test('a failed message keeps its text and can be resent or removed', async () => {
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

test('an alert is shown for a moment when a message fails', () => {
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

test('an upload shows its progress', () => {
  const content = { kind: 'media', fileType: 'image', name: 'slip.png', path: null } as const;
  show(snapshotWith([delivery(content, { state: 'uploading' })], { progress: new Map([['c1', 0.42]]) }));
  expect(screen.getByRole('progressbar', { name: 'Uploading 42%' })).toHaveValue(0.42);
});

test('days are separated, and new messages are marked once', () => {
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

test('new messages are announced once, old ones are not', () => {
  jest.useFakeTimers();
  const before = [message(1, 'text', 'old')];
  const { again } = show(snapshotWith(before));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  again(snapshotWith([...before, mine(2, 'me'), message(3, 'text', 'fresh')]));
  pass(599);
  expect(status).toBeEmptyDOMElement();
  pass(1);
  expect(status).toHaveTextContent('Support: fresh');
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
});

test('Escape closes', async () => {
  const { user, onClose } = show(snapshotWith([]));
  screen.getByRole('textbox', { name: en.write }).focus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
