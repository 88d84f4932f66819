import { giftLinkIn } from './gift-link-text';

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
    // Chats show and copy links without https://.
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
