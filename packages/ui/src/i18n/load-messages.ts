import { hasTexts, loadTexts } from './load-texts';
import { LOCALES } from './locale';

/**
 * The messages for what the server refuses, in each language in use: the member may have changed it since the screen
 * opened. Writes fetch them beside their call and show a refusal after them; without them it says only that something
 * went wrong.
 */
export async function loadMessages(): Promise<void> {
  const used = LOCALES.filter((locale) => hasTexts(locale, ['start']));
  await Promise.all(used.map((locale) => loadTexts(locale, ['rest']).catch(() => undefined)));
}
