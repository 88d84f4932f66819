import { endpoints } from '@member-wallet/api-sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { holdPictures } from '#/testing/pictures';
import { EARLIER, type MemberApp, openPage } from '#/testing/writes/member-app';
import { DECLARED_WRITES, WRITE_ROWS } from '#/testing/writes/writes';

// Jest's CommonJS cannot import the SDK's cipher, a separate chunk. The SDK's tests and the flows cover it.
jest.mock('@member-wallet/api-sdk', () => ({
  ...jest.requireActual<object>('@member-wallet/api-sdk'),
  encryptGiftLink: async (link: string) => link,
}));

beforeAll(() => {
  holdPictures();
  // jsdom has no canvas to draw the wheel on.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const writesOf = ({ server }: MemberApp) =>
  server
    .calls()
    .map(({ operationId }) => operationId)
    .filter((name) => DECLARED_WRITES.includes(name));

/** The events that a browser fires when the member or the network comes back. */
function comeBack() {
  fireEvent(window, new Event('offline'));
  fireEvent(window, new Event('online'));
  fireEvent(window, new Event('focus'));
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());

/** Advances one second, which is longer than any delay before a write is sent. */
const passOneSecond = () => act(() => jest.advanceTimersByTimeAsync(1000));

describe.each(WRITE_ROWS)('%s is sent once in StrictMode', (name, row) => {
  const endpoint = endpoints[name];
  async function open() {
    const app = await openPage(row);
    const button = await row.prepare(app);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    // Opening the screen has sent no write.
    expect(writesOf(app)).toEqual([]);
    return { app, button, release: app.server.hold(endpoint) };
  }

  it('despite a double tap, Enter and a click, focus and reconnection', async () => {
    const { app, button, release } = await open();
    await app.user.dblClick(button);
    await waitFor(() => expect(writesOf(app)).toEqual([name]));
    button.focus();
    await app.user.keyboard('{Enter}');
    fireEvent.click(button);
    comeBack();
    await passOneSecond();
    release();
    await waitFor(() => expect(button.isConnected && button.matches('[aria-disabled=true]')).toBe(false));
    comeBack();
    await passOneSecond();
    expect(writesOf(app)).toEqual([name]);
  });

  it('despite Enter and a click at once, Back and Forward', async () => {
    const { app, button, release } = await open();
    button.focus();
    await app.user.keyboard('{Enter}');
    fireEvent.click(button);
    await waitFor(() => expect(writesOf(app)).toEqual([name]));
    await app.goBack();
    await waitFor(() => expect(app.location()).toBe(EARLIER));
    expect(button).not.toBeInTheDocument();
    await app.goForward();
    await waitFor(() => expect(app.location()).toBe(row.path));
    release();
    await screen.findByRole('main');
    comeBack();
    await passOneSecond();
    expect(writesOf(app)).toEqual([name]);
  });
});
