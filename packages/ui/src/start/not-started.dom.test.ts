import { parseEnv } from '#/app/settings/env';
import { bcp47 } from '#/i18n/locale';
import { thaiMarket } from '#/testing/markets';
import { startDocument } from '#/testing/start-document';

const Picture = () => null;
const brand = { name: 'Test Wallet', logo: Picture, heroArt: Picture, loginArt: Picture };

describe('failed start', () => {
  const html = document.documentElement;
  let open: (path: string) => HTMLElement;
  let logged: jest.SpyInstance;
  beforeAll(async () => {
    open = await startDocument({ market: thaiMarket, brand, env: parseEnv({}) });
  });
  beforeEach(() => {
    html.removeAttribute('data-not-started');
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  const paragraphs = () => [...document.querySelectorAll<HTMLElement>('#not-started p')];

  test.each([
    [new TypeError('Failed to fetch dynamically imported module'), 'failed'],
    [new SyntaxError('Unexpected token'), 'old'],
  ])('%s: shows a message', (error, shown) => {
    open('/login');
    expect(html).not.toHaveAttribute('data-not-started');
    expect(paragraphs()).toEqual([]);
    window.notStarted(error);
    expect(html).toHaveAttribute('data-not-started', shown);
    expect(document.querySelector('[role=alert]')).toBe(document.body.firstChild);
    expect(paragraphs().map(({ lang }) => lang)).toEqual(
      thaiMarket.locales.flatMap((locale) => [bcp47(locale), bcp47(locale)]),
    );
    expect(logged).toHaveBeenCalledWith(error);
  });

  test('lists the supported browsers in an unsupported one', () => {
    const { at } = Array.prototype;
    Reflect.deleteProperty(Array.prototype, 'at');
    try {
      open('/login');
    } finally {
      Object.defineProperty(Array.prototype, 'at', { value: at, writable: true, configurable: true });
    }
    expect(html).toHaveAttribute('data-not-started', 'old');
    expect(document.querySelector('.old[lang=en]')).toHaveTextContent(/Chrome 100/);
  });

  describe('reload', () => {
    const answer = (ok: boolean, type: string) => ({ ok, headers: new Headers({ 'Content-Type': type }) });
    const script = answer(true, 'text/javascript');
    const reloads = () => logged.mock.calls.filter(([error]) => String(error).includes('navigation')).length;
    let type = 'navigate';
    const asked = jest.fn();
    beforeEach(() => {
      type = 'navigate';
      asked.mockReset().mockResolvedValue(script);
      Object.assign(window, { fetch: asked });
      Object.assign(performance, { getEntriesByType: () => [{ type }] });
    });

    it('happens once all of the code is available, bypassing the cache', async () => {
      open('/login');
      await expect(window.tryReload?.()).resolves.toBe(true);
      expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^\/assets\/.*\.js$/), { cache: 'reload' });
      expect(reloads()).toBe(1);
    });

    it.each([
      ['a file is still missing', () => asked.mockResolvedValueOnce(answer(false, 'text/html'))],
      ['a page is served instead of a file', () => asked.mockResolvedValueOnce(answer(true, 'text/html'))],
      ['there is no connection', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
      ['the page was reloaded already', () => (type = 'reload')],
      [
        'something was typed',
        () => ((document.querySelector('input[type=tel]') as HTMLInputElement).value = '08'),
      ],
    ])('does not happen when %s', async (_, prepare) => {
      open('/login');
      prepare();
      await expect(window.tryReload?.()).resolves.toBe(false);
      expect(reloads()).toBe(0);
    });
  });
});
