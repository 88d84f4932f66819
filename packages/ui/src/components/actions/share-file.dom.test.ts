import { canShare, shareFile } from './share-file';
import { saveFile } from './save-file';

jest.mock('./save-file', () => ({ saveFile: jest.fn() }));

const picture = new Blob(['x'], { type: 'image/png' });
const withShare = (share: () => Promise<void>) =>
  Object.assign(navigator, { share: jest.fn(share), canShare: () => true });

afterEach(() => {
  jest.mocked(saveFile).mockClear();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

it('downloads where the browser cannot share', async () => {
  expect(canShare()).toBe(false);
  expect(await shareFile(picture, 'a.png')).toBe('saved');
  expect(saveFile).toHaveBeenCalledWith(picture, 'a.png');
});

it('shares the picture under its name, and downloads nothing', async () => {
  const { share } = withShare(() => Promise.resolve());
  expect(canShare()).toBe(true);
  expect(await shareFile(picture, 'a.png')).toBe('shared');
  const [shared] = jest.mocked(share as (data: ShareData) => unknown).mock.calls[0] ?? [];
  expect(shared?.files?.map(({ name, type }) => [name, type])).toEqual([['a.png', 'image/png']]);
  expect(saveFile).not.toHaveBeenCalled();
});

it('leaves a member alone who closes the share sheet', async () => {
  withShare(() => Promise.reject(new DOMException('', 'AbortError')));
  expect(await shareFile(picture, 'a.png')).toBe('dismissed');
  expect(saveFile).not.toHaveBeenCalled();
});

it('downloads where sharing fails', async () => {
  withShare(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await shareFile(picture, 'a.png')).toBe('saved');
  expect(saveFile).toHaveBeenCalledTimes(1);
});
