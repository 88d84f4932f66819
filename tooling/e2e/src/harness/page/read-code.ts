import type { Locator } from 'playwright-core';
import { PNG } from 'pngjs';
import decodeQr from 'qr/decode.js';

async function drawn(target: Locator) {
  const { width, height, data } = PNG.sync.read(await target.screenshot());
  return { width, height, data };
}

/** The red of an element's outermost pixel halfway down its left side, as it is drawn: 255 for white. */
export async function groundOf(target: Locator): Promise<number | undefined> {
  const { width, height, data } = await drawn(target);
  return data[4 * (width * Math.round(height / 2) + 2)];
}

/** What a scanner reads from an element as it is drawn. Rejects if there is no code that it can read. */
export const readCode = async (target: Locator): Promise<string> => decodeQr(await drawn(target));
