import type { Browser } from 'playwright-core';

/** Two letters of each script, which no font draws alike. */
const LETTERS = { Thai: ['ก', 'ฬ'], Lao: ['ກ', 'ຫ'] } as const;

/**
 * The scripts of the apps for which this machine has no font: a browser draws the same box for each of their letters
 * then, which no phone shows.
 */
export async function scriptsWithoutFont(browser: Browser): Promise<readonly string[]> {
  const page = await browser.newPage();
  const missing = await page.evaluate((letters) => {
    const alike = Object.entries(letters).filter(([, pair]) => {
      const pictures = pair.map((letter) => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 64;
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.font = '40px sans-serif';
        context.fillText(letter, 8, 48);
        return canvas.toDataURL();
      });
      return new Set(pictures).size === 1;
    });
    return alike.map(([script]) => script);
  }, LETTERS);
  await page.close();
  return missing;
}
