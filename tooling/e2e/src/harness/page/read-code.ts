import type { Locator } from 'playwright-core';
import { PNG } from 'pngjs';
import decodeQr from 'qr/decode.js';

async function screenshotPixels(target: Locator) {
  const { width, height, data } = PNG.sync.read(await target.screenshot());
  return { width, height, data };
}

/** The red channel, 0–255, of a pixel near the element's left edge at half its height. */
export async function edgeBrightness(target: Locator): Promise<number | undefined> {
  const { width, height, data } = await screenshotPixels(target);
  return data[4 * (width * Math.round(height / 2) + 2)];
}

/** Scans the QR code in a screenshot of the element. Rejects if there is no readable code. */
export const readCode = async (target: Locator): Promise<string> => decodeQr(await screenshotPixels(target));
