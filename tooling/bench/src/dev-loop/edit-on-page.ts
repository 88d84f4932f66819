import type { Page } from 'playwright-core';
import { timed } from '../harness/measure';
import type { Edits } from './edits';

/** Generous, for a busy machine; it does not affect the measurements. */
export const TIMEOUT_MS = 180_000;

const PHONE_NUMBER = '0812345678';

export interface TextEdit {
  /** The path of the file with the text, relative to the root. */
  readonly path: string;
  readonly text: string;
  /** A field to fill in before the edit. */
  readonly field: string;
  /** Where the text is shown. */
  readonly shown: string;
}

/** Edits the SDK's code. @returns the seconds until the page runs it */
export async function watchSdkEdit(page: Page, edits: Edits): Promise<number> {
  const ms = await timed(async () => {
    edits.edit(
      'packages/api-sdk/src/errors/catalogue.ts',
      (text) => `${text}\nReflect.set(globalThis, 'benchEdit', true);\n`,
    );
    await page.waitForFunction(() => Reflect.get(globalThis, 'benchEdit') === true);
    await page.locator('input').first().waitFor();
  });
  return ms / 1000;
}

/** Edits a text. @returns the seconds until it is shown, and whether the page and its input were kept */
export async function watchTextEdit(page: Page, edits: Edits, { path, text, field, shown }: TextEdit) {
  await page.locator(field).fill(PHONE_NUMBER);
  // A mark that only a reload removes.
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  const changed = `${text} ✎`;
  const ms = await timed(async () => {
    edits.edit(path, (source) => source.replace(`'${text}'`, `'${changed}'`));
    await page.locator(shown).getByText(changed, { exact: true }).waitFor();
  });
  return {
    seen: ms / 1000,
    isSamePage: await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') === true),
    typed: (await page.locator(field).inputValue()).replace(/\D/g, '') === PHONE_NUMBER,
  };
}
