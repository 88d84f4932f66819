import { render, screen, waitFor } from '@testing-library/react';
import { CodeImage } from './code-image';
import { onWhite } from './on-white';

const INLINE = 'data:image/svg+xml,x';
const RASTER = 'data:image/png;base64,pixels';
const drawImage = jest.fn();
const toDataURL = jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL');

/** Mocks a picture of this size, because jsdom neither loads nor draws pictures. */
function draws([width, height]: readonly [number, number]) {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    value: () => Promise.resolve(),
    configurable: true,
  });
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  const context = { drawImage, fillRect: jest.fn() };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}
const code = () => screen.getByRole('img', { name: 'Code' });
beforeEach(() => {
  drawImage.mockClear();
  toDataURL.mockReset().mockReturnValue(RASTER);
});

it.each([
  ['vectors of no size fill the picture, which has its margin', INLINE, [0, 0], [0, 0, 1080, 1080]],
  ['a picture from elsewhere gets a margin', '/qr.png', [300, 300], [97, 97, 886, 886]],
  ['a poster keeps its form', '/qr.png', [300, 600], [319, 97, 443, 886]],
] as const)('becomes pixels: %s', async (_, image, size, place) => {
  draws(size);
  render(<CodeImage image={image} alt="Code" />);
  await waitFor(() => expect(code()).toHaveAttribute('src', RASTER));
  expect(drawImage.mock.calls[0]?.slice(1).map(Math.round)).toEqual(place);
});

it.each([
  [INLINE, onWhite(INLINE)],
  ['https://elsewhere.example/qr.png', 'https://elsewhere.example/qr.png'],
])('shows %s unchanged if it cannot be drawn', async (image, src) => {
  draws([300, 300]);
  toDataURL.mockImplementation(() => {
    throw new DOMException('tainted', 'SecurityError');
  });
  render(<CodeImage image={image} alt="Code" />);
  await waitFor(() => expect(toDataURL).toHaveBeenCalled());
  expect(code()).toHaveAttribute('src', src);
});
