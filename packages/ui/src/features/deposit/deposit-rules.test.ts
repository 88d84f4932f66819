import { giftLinkIn } from '#/features/deposit/gift/gift-link-text';
import { asPicture } from '#/features/deposit/slip/slip-file';
import { isSlipClosed } from '#/features/deposit/slip/slip-window';

describe('the window without slips', () => {
  const bangkok = (clock: string) => Date.parse(`2026-11-20T${clock}:00+07:00`);
  it.each([
    ['23:29', false],
    ['23:30', true],
    ['00:00', true],
    ['00:29', true],
    ['00:30', false],
    ['12:00', false],
  ])('over midnight, at %s: closed is %p', (clock, closed) => {
    expect(isSlipClosed(bangkok(clock), { from: '23:30', to: '00:30' })).toBe(closed);
  });
  it.each([
    ['01:59', false],
    ['02:00', true],
    ['03:59', true],
    ['04:00', false],
  ])('within a day, at %s: closed is %p', (clock, closed) => {
    expect(isSlipClosed(bangkok(clock), { from: '02:00', to: '04:00' })).toBe(closed);
  });
  it('is never closed without a window, or in an empty one', () => {
    expect(isSlipClosed(bangkok('02:00'), null)).toBe(false);
    expect(isSlipClosed(bangkok('02:00'), { from: '02:00', to: '02:00' })).toBe(false);
  });
});

describe('gift links', () => {
  const hosts = ['gift.truemoney.com', 'gift.example.org'];
  const link = 'https://gift.truemoney.com/campaign/?v=0123456789abcdefABCDEF';

  it.each([
    [link, link],
    [` ${link} `, link],
    [`มีของขวัญให้คุณ ${link}\nกดเลย`, link],
    [`กดที่นี่${link}กดเลย`, link],
    [`(${link}).`, link],
    [`"${link}", ກົດ`, link],
    [`https://app.example/get ${link}`, link],
    // As chats show and copy them.
    [link.replace('https://', ''), link],
    [link.replace('https://', 'www.'), link.replace('https://', 'https://www.')],
    [`กดที่นี่${link.replace('https://', '')}กดเลย`, link],
    [`ລິ້ງ:${link.replace('https://', '')}.`, link],
    ['Gift.TrueMoney.com/campaign/?v=1', 'https://Gift.TrueMoney.com/campaign/?v=1'],
    ['gift.example.org?v=1', 'https://gift.example.org?v=1'],
  ])('finds the link in %p', (text, value) => {
    expect(giftLinkIn(text, hosts)).toEqual({ ok: true, value });
  });

  it.each([
    'https://gift.truemoney.com/campaign?v=0123456789abcdefABCDEF',
    'https://www.gift.truemoney.com/campaign/?v=0123456789abcdefABCDEF',
    'https://gift.truemoney.com/campaign/voucher_detail/?v=0123456789abcdefABCDEF',
    'https://gift.truemoney.com/campaign/voucher_detail/?v=short#/voucher_detail/',
    'https://gift.truemoney.com/another/form',
    'HTTPS://GIFT.TRUEMONEY.COM/campaign/?v=a%20b',
    'https://gift.example.org/?v=1',
  ])('accepts %s, which the server then checks', (text) => {
    expect(giftLinkIn(text, hosts)).toEqual({ ok: true, value: text });
  });

  it.each([
    ['', 'no-link'],
    ['hello', 'no-link'],
    [link.replace('https', 'http'), 'no-link'],
    ['https://', 'no-link'],
    ['gift.truemoney.com', 'no-link'],
    ['xn--a.com/?v=1', 'no-link'],
    ['me@gift.truemoney.com/campaign/?v=1', 'no-link'],
    ['evil.example/gift.truemoney.com/?v=1', 'other-host'],
    ['gift.truemoney.com.evil.example/campaign/?v=1', 'other-host'],
    ['gift.truemoney.com:8443/campaign/?v=1', 'no-link'],
    [`${'a'.repeat(200_000)}`, 'no-link'],
    [link.replace('gift.truemoney.com', 'gift.truemoney.com.example'), 'other-host'],
    [link.replace('gift.truemoney.com', 'evilgift.truemoney.com'), 'other-host'],
    [link.replace('gift.truemoney.com', 'gift.truemoney.com:8443'), 'other-host'],
    [link.replace('gift.truemoney.com', 'gift.truemoney.com@evil.example'), 'other-host'],
    ['https://user@evil.example/?https://gift.truemoney.com', 'other-host'],
  ])('finds no link in %p: %s', (text, problem) => {
    expect(giftLinkIn(text, hosts)).toEqual({ ok: false, problem });
  });
});

describe('slip files', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  it.each([
    ['a GIF', new TextEncoder().encode('GIF89a')],
    ['an SVG called .png', new TextEncoder().encode('<svg onload=')],
  ])('%s is no PNG and no JPEG', (_, head) => {
    expect(asPicture(new File([head], 'slip.png', { type: 'image/png' }), head)).toBeNull();
  });

  it.each([
    ['1000012345', '', jpeg, '1000012345.jpg', 'image/jpeg'],
    ['1000012345', 'application/octet-stream', png, '1000012345.png', 'image/png'],
    ['', '', jpeg, 'slip.jpg', 'image/jpeg'],
    ['slip.JPG', '', jpeg, 'slip.JPG', 'image/jpeg'],
    ['slip.png', 'image/png', jpeg, 'slip.jpg', 'image/jpeg'],
    ['slip.bin', 'image/png', png, 'slip.bin.png', 'image/png'],
  ])('%j of type %j is sent as what it contains', (name, type, head, sentName, sentType) => {
    const file = new File([head], name, { type, lastModified: 5 });
    const sent = asPicture(file, head);
    expect([sent?.name, sent?.type, sent?.size, sent?.lastModified]).toEqual([
      sentName,
      sentType,
      head.length,
      5,
    ]);
  });

  it('is unchanged if its name and type are right', () => {
    const file = new File([png], 'slip.png', { type: 'image/png' });
    expect(asPicture(file, png)).toBe(file);
  });
});
