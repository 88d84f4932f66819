import type { QrCode } from '@member-wallet/api-sdk';
import fc from 'fast-check';
import { learningServerTime } from '#/data/clock/server-clock';
import { fromWire } from '#/money/minor';
import { deadlineOf, imageIn, qrView } from './qr-code-view';

describe('QR codes', () => {
  const VALIDITY = 600_000;
  const NOW = Date.parse('2026-11-20T10:00:00Z');
  const ARRIVAL = { receivedAt: NOW, isNew: false, validityMs: VALIDITY };
  const code = (expireIn: QrCode['expireIn'], more: object = {}): QrCode => ({
    hasQrcode: true,
    qrcodeId: 'q',
    qrcode: '<svg></svg>',
    amount: 5,
    expireIn,
    ...more,
  });

  it.each([
    ['a moment', code('2026-11-20T10:04:32Z'), 272_000],
    ['seconds left', code(272), 272_000],
    ['seconds left as text', code('272'), 272_000],
    ['no seconds left', code(0), 0],
    ['seconds, however many', code(999_999_999), 999_999_999_000],
    ['a moment as a number, long over', code(1_000_000_000_000), 1_000_000_000_000 - NOW],
    ['a moment in seconds', code((NOW + 272_000) / 1000), 272_000],
    ['a moment in seconds, as text', code(String((NOW + 272_000) / 1000)), 272_000],
    ['a moment as a number', code(NOW + 272_000), 272_000],
    ['a moment as a number, beyond the validity', code(NOW + VALIDITY + 1), VALIDITY],
    ['seconds with words around', code('in 272'), VALIDITY],
    ['seconds with words after', code('272 s'), VALIDITY],
    ['nothing', code(null), VALIDITY],
    ['no date', code('soon'), VALIDITY],
    // The phone's clock is slow: the deadline seems further away than the validity period.
    ['a moment beyond the validity', code('2026-11-20T10:14:32Z'), VALIDITY],
  ])('%s: the time left', (_, answer, left) => {
    expect(deadlineOf(answer, ARRIVAL) - NOW).toBe(left);
  });

  it.each([
    ['a moment that has passed on a phone that runs ahead', code('2026-11-20T09:54:32Z'), VALIDITY],
    ['the same as a number', code(NOW - 1), VALIDITY],
    ['a moment that has not', code('2026-11-20T10:04:32Z'), 272_000],
    ['no seconds left', code(0), 0],
  ])('%s: the time left of a new code', (_, answer, left) => {
    expect(deadlineOf(answer, { ...ARRIVAL, isNew: true }) - NOW).toBe(left);
  });

  it.each([
    [code('2026-11-20T10:04:32Z'), 272_000],
    [code('2026-11-20T10:14:32Z'), 872_000],
    [code('2026-11-20T09:54:32Z'), -328_000],
    [code(NOW + 872_000), 872_000],
    [code(272), 272_000],
    [code('soon'), VALIDITY],
  ])('uses an absolute deadline if the server’s time is known: %j', async (answer, left) => {
    const send = learningServerTime(async () => ({ status: 200, text: '', date: new Date().toUTCString() }));
    await send({ headers: { Authorization: 'Bearer t' } } as never);
    for (const isNew of [true, false]) {
      expect(deadlineOf(answer, { ...ARRIVAL, isNew }) - NOW).toBe(left);
    }
  });

  it('returns amount and picture, and null without a code', () => {
    expect(qrView(code(100), ARRIVAL)).toEqual({
      id: 'q',
      image: expect.stringMatching(/^data:image/),
      amount: fromWire(5),
      deadline: NOW + 100_000,
    });
    expect(qrView(code(100, { qrcodeId: '' }), ARRIVAL)).toBeNull();
    expect(qrView({ hasQrcode: false, message: 'no' }, ARRIVAL)).toBeNull();
    expect(qrView(undefined, ARRIVAL)).toBeNull();
  });
});

describe('the picture in the server’s markup', () => {
  const svgIn = (markup: string) => {
    const [, head, body] = /^(data:[^,]+),(.*)$/.exec(imageIn(markup) ?? '') ?? [];
    expect(head).toBe('data:image/svg+xml;charset=utf-8');
    return decodeURIComponent(body ?? '');
  };

  it.each([
    ['<svg></svg>', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['<SVG></SVG>', '<svg xmlns="http://www.w3.org/2000/svg"></SVG>'],
    [
      '<div><svg\nviewBox="0 0 1 1">\n<path/></svg></div>',
      '<svg xmlns="http://www.w3.org/2000/svg"\nviewBox="0 0 1 1">\n<path/></svg>',
    ],
    ['<svg xmlns="http://www.w3.org/2000/svg"/></svg>', '<svg xmlns="http://www.w3.org/2000/svg"/></svg>'],
    [
      '<svg data-xmlns="a"><svg></svg></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" data-xmlns="a"><svg></svg></svg>',
    ],
  ])('%j becomes a data URL', (markup, svg) => {
    expect(svgIn(markup)).toBe(svg);
  });

  it.each(['png', 'jpeg', 'gif', 'webp'])('finds a base64 %s wherever a URL may be', (type) => {
    const address = `data:image/${type};base64,iVBORw0KGgo+/A==`;
    for (const markup of [
      address,
      ` ${address} `,
      `<img src="${address}">`,
      `<img src='${address}'>`,
      `<i style="background:url(${address})">`,
    ]) {
      expect(imageIn(markup)).toBe(address);
    }
  });

  it.each([
    null,
    undefined,
    '',
    '<img src="https://tracker.example/x.png">',
    '<script>alert(1)</script>',
    '<svgs></svgs>',
    '<svg>',
    'see data:image/png;base64,AAAA',
    'data:image/svg+xml;base64,AAAA',
    'data:text/html;base64,AAAA',
    'data:image/png;base64,',
  ])('finds no picture in %p', (markup) => {
    expect(imageIn(markup)).toBeNull();
  });

  it.each(['</svg>', '</svg><svg>', '<svg></svgs>'])(
    'finds no picture without a closing tag after it: %p',
    (markup) => {
      expect(imageIn(markup)).toBeNull();
    },
  );

  it('finds no picture in more than half a million characters', () => {
    const markup = (length: number) => `<svg>${' '.repeat(length - '<svg></svg>'.length)}</svg>`;
    expect(imageIn(markup(500_000))).not.toBeNull();
    expect(imageIn(markup(500_001))).toBeNull();
  });

  it('returns null or a data URL of a picture for any markup', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const image = imageIn(text);
        return image === null || image.startsWith('data:image/');
      }),
    );
  });
});
