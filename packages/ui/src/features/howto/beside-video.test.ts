import { besideVideo } from './beside-video';

it('returns poster and captions of a video on this site', () => {
  const beside = besideVideo('/api/media/howto/receive-bonus.webm');
  expect(beside?.poster).toBe('/api/media/howto/receive-bonus.jpg');
  expect(beside?.captions('th')).toBe('/api/media/howto/receive-bonus.th.vtt');
  // In the product's own code, as the folders of texts.
  expect(beside?.captions('la')).toBe('/api/media/howto/receive-bonus.la.vtt');
});

it.each(['https://cdn.example/play.mp4', '//cdn.example/play.mp4', '/videos/play', '/play.mp4?x=1', ''])(
  'returns null for %j',
  (address) => {
    expect(besideVideo(address)).toBeNull();
  },
);
