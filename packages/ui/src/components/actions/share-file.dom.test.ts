import { canShare, shareFile } from './share-file';
import { hasDownloads, saveFile } from './save-file';

jest.mock('./save-file', () => ({
  ...jest.requireActual<object>('./save-file'),
  saveFile: jest.fn(),
}));

const picture = new Blob(['x'], { type: 'image/png' });
const withShare = (share: () => Promise<void>) =>
  Object.assign(navigator, { share: jest.fn(share), canShare: () => true });

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(saveFile).mockClear();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

it('downloads if the browser cannot share', async () => {
  expect(canShare()).toBe(false);
  expect(await shareFile(picture, 'a.png')).toBe('saved');
  expect(saveFile).toHaveBeenCalledWith(picture, 'a.png');
});

it('shares the picture with its name, without downloading it', async () => {
  const { share } = withShare(() => Promise.resolve());
  expect(canShare()).toBe(true);
  expect(await shareFile(picture, 'a.png')).toBe('shared');
  const [shared] = jest.mocked(share as (data: ShareData) => unknown).mock.calls[0] ?? [];
  expect(shared?.files?.map(({ name, type }) => [name, type])).toEqual([['a.png', 'image/png']]);
  expect(saveFile).not.toHaveBeenCalled();
});

it.each([
  ['closes the share sheet', 'AbortError'],
  ['presses again while it opens', 'InvalidStateError'],
])('does nothing else if the member %s', async (_, name) => {
  withShare(() => Promise.reject(new DOMException('', name)));
  expect(await shareFile(picture, 'a.png')).toBe('dismissed');
  expect(saveFile).not.toHaveBeenCalled();
});

it('downloads if sharing fails', async () => {
  withShare(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await shareFile(picture, 'a.png')).toBe('saved');
  expect(saveFile).toHaveBeenCalledTimes(1);
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';

describe.each([
  ['LINE on a phone with Android', `${ANDROID} Build/UP1A; wv) ${CHROME} Line/14.19.1/IAB`],
  ['LINE on an iPhone', `${IPHONE} Mobile/15E148 Safari Line/14.19.1`],
  ['Facebook on Android', `${ANDROID}; wv) ${CHROME} [FB_IAB/FB4A;FBAV/490.0.0.58.77;]`],
  ['Facebook on an iPhone', `${IPHONE} Mobile/21F90 [FBAN/FBIOS;FBAV/490.0.0.42.107;FBDV/iPhone15,4]`],
  ['Instagram', `${IPHONE} Mobile/21F90 Instagram 357.0.5.30.94 (iPhone15,4; iOS 17_5_1)`],
  ['TikTok', `${IPHONE} Mobile/21F90 musical_ly_36.8.0 BytedanceWebview/d8a21c6`],
  ['another app on Android', `${ANDROID}; wv) ${CHROME}`],
  ['another app on an iPhone', `${IPHONE} Mobile/15E148`],
])('in the browser of %s', (_, userAgent) => {
  it('downloads nothing, because the file would be lost', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    expect(await shareFile(picture, 'a.png')).toBe('no-downloads');
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('uses the share sheet', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    withShare(() => Promise.resolve());
    expect(await shareFile(picture, 'a.png')).toBe('shared');
  });
});

it.each([
  [
    'Chrome on Android',
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung’s browser',
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  ],
  ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  [
    'a computer',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  ],
])('%s has downloads', (_, userAgent) => {
  expect(hasDownloads(userAgent)).toBe(true);
});
