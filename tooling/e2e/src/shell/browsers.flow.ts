import { chromium, type Page } from 'playwright-core';
import { drawnFonts } from '../harness/page/drawn-fonts';

const SAMPLES = { Latin: 'Wallet 12', Thai: 'เข้าสู่ระบบ', Lao: 'ເຂົ້າສູ່ລະບົບ' } as const;

/** The fonts in which a page without web fonts is rendered, by script. */
async function fontsOf(page: Page, family = 'sans-serif') {
  const paragraphs = Object.entries(SAMPLES).map(([script, text]) => `<p id="${script}">${text}</p>`);
  await page.setContent(`<body style="font-family: ${family}">${paragraphs.join('')}</body>`);
  return Object.fromEntries(
    await Promise.all(
      Object.keys(SAMPLES).map(async (script) => [script, await drawnFonts(page, `#${script}`)] as const),
    ),
  );
}

const ANDROID = { Latin: ['Roboto'], Thai: ['Noto Sans Thai'], Lao: ['Noto Sans Lao'] };

describe('bundled browsers and fonts', () => {
  // CHROMIUM_PATH may be any version.
  (process.env.CHROMIUM_PATH ? test.skip : test)('the browser is the one of the dependencies', () => {
    expect(browser.version()).toMatch(/^153\./);
  });

  test('the oldest supported Chromium has the same fonts', async () => {
    const floor = await chromium.launch(await chromiumLaunch({ age: 'floor' }));
    try {
      expect(floor.version()).toMatch(/^108\./);
      expect(await fontsOf(await floor.newPage())).toEqual(ANDROID);
    } finally {
      await floor.close();
    }
  });

  test('a page uses a phone’s fonts, whatever is installed', async () => {
    const page = await browser.newPage();
    expect(await fontsOf(page)).toEqual(ANDROID);
    // Debian’s fontconfig installs DejaVu Sans; the browser’s package contains Open Sans.
    for (const family of ['DejaVu Sans', 'Open Sans', 'system-ui', 'monospace'])
      expect(await fontsOf(page, `'${family}'`)).toEqual(ANDROID);
    await page.close();
  });

  test('a browser without fonts for Thai and Lao has none', async () => {
    const bare = await launchBrowser({ fonts: 'latin' });
    expect(await fontsOf(await bare.newPage())).toEqual({
      Latin: ['Roboto'],
      Thai: ['Roboto'],
      Lao: ['Roboto'],
    });
  });
});
