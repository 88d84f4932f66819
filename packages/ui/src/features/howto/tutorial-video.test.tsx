import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#/testing/render-app';

const SETTINGS = { VITE_HOWTO_WALLET: '/media/wallet.webm', VITE_HOWTO_PLAY: '/media/play.webm' };

/** The open player. jsdom does not load the video, so its length is set here. */
async function player(): Promise<HTMLVideoElement> {
  const video = await waitFor(() => {
    const found = document.querySelector('dialog[open] video');
    if (!(found instanceof HTMLVideoElement)) throw new Error('No video is open.');
    return found;
  });
  Object.defineProperty(video, 'duration', { value: 60, configurable: true });
  fireEvent.loadedMetadata(video);
  return video;
}

test('each video resumes where it was left, and starts over after its end', async () => {
  const { user } = await renderApp({ path: '/howto', settings: SETTINGS });
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return player();
  };
  const leave = async (video: HTMLVideoElement, seconds: number) => {
    video.currentTime = seconds;
    fireEvent.timeUpdate(video);
    await user.click(screen.getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  };
  const wallet = await open('วิธีใช้กระเป๋าเงิน');
  expect(wallet.currentTime).toBe(0);
  await leave(wallet, 12.4);
  const play = await open('วิธีเล่น');
  expect(play.currentTime).toBe(0);
  await leave(play, 30);
  const again = await open('วิธีใช้กระเป๋าเงิน');
  expect(again.currentTime).toBe(12);
  await leave(again, 58);
  expect((await open('วิธีใช้กระเป๋าเงิน')).currentTime).toBe(0);
});

test('a video resumes where it was left in an earlier visit', async () => {
  const kept = { 'video-places': '{"wallet":7,"play":21}' };
  const { user } = await renderApp({ path: '/howto', settings: SETTINGS, kept });
  await user.click(await screen.findByRole('button', { name: 'วิธีเล่น' }));
  expect((await player()).currentTime).toBe(21);
});

test('a video that fails is loaded once more, then replaced by a message and its link', async () => {
  const { user } = await renderApp({ path: '/howto', settings: SETTINGS });
  await user.click(await screen.findByRole('button', { name: 'วิธีเล่น' }));
  const first = await player();
  fireEvent.error(first);
  const second = await player();
  expect(second).not.toBe(first);
  fireEvent.error(second);
  expect(await screen.findByText('เล่นวิดีโอนี้ไม่ได้')).toBeInTheDocument();
  expect(document.querySelector('dialog[open] video')).toBeNull();
  expect(screen.getByRole('link', { name: /วิดีโอ/ })).toHaveAttribute(
    'href',
    expect.stringContaining('play.webm'),
  );
});
