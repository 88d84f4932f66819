import { besideVideo } from './beside-video';

it('finds poster and captions beside a video of this site', () => {
  expect(besideVideo('/api/media/howto/receive-bonus.webm')).toEqual({
    poster: '/api/media/howto/receive-bonus.jpg',
    captions: {
      th: '/api/media/howto/receive-bonus.th.vtt',
      la: '/api/media/howto/receive-bonus.la.vtt',
      en: '/api/media/howto/receive-bonus.en.vtt',
    },
  });
});

it.each(['https://cdn.example/play.mp4', '//cdn.example/play.mp4', '/videos/play', '/play.mp4?x=1', ''])(
  'looks for nothing beside %j',
  (address) => {
    expect(besideVideo(address)).toBeNull();
  },
);
