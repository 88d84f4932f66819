import { locales } from '@member-wallet/api-sdk';
import { byteRange, mediaFile } from './media-file';

const TOPICS = ['wallet', 'play', 'balance', 'receive-bonus', 'cancel-bonus'];
const LARGEST = 300_000;

describe.each(['th', 'la'])('the tutorials of %s', (market) => {
  it.each(TOPICS)('%s has a video, a poster and captions in every language', (topic) => {
    const video = mediaFile(market, `${topic}.webm`);
    expect(video?.type).toBe('video/webm');
    expect(video?.size).toBeGreaterThan(10_000);
    expect(video?.size).toBeLessThanOrEqual(LARGEST);
    for (const name of [`${topic}.jpg`, ...locales.map((locale) => `${topic}.${locale}.vtt`)]) {
      expect([name, (mediaFile(market, name)?.size ?? 0) > 100]).toEqual([name, true]);
    }
  });
});

it.each([
  '../th/wallet.webm',
  'wallet.webm.js',
  'wallet',
  'nothing.webm',
  'wallet.fr.vtt',
  '.webm',
  'WALLET.webm',
])('finds no file for %j', (name) => {
  expect(mediaFile('th', name)).toBeUndefined();
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['items=0-1', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', null],
  ['bytes=20-10', null],
  ['bytes=-0', null],
])('the header %j requests the range %j of a hundred bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
