import { imageAddress } from './image-address';

it.each([
  ['https://cdn.example/qr.png', 'https://cdn.example/qr.png'],
  ['/api/art/qr.svg', '/api/art/qr.svg'],
  ['http://localhost/api/art/qr.svg', 'http://localhost/api/art/qr.svg'],
  ['http://cdn.example/qr.png', null],
  ['ftp://cdn.example/qr.png', null],
  ['/\\evil.example/qr.png', null],
  ['', null],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['data:image/svg+xml,<svg onload=alert(1)>', null],
  ['//evil.example/qr.png', null],
  ['javascript:alert(1)', null],
  [null, null],
])('the image address %j becomes %p', (value, address) => {
  expect(imageAddress(value)).toBe(address);
});
