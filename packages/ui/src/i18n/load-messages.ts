import { hasTexts, loadTexts } from './load-texts';
import { LOCALES } from './locale';

/**
 * The messages for what the server refuses, in each language in use. Writes fetch them beside their call and show a
 * refusal after them; without them it says only that something went wrong. Beside them what a screen says of its own
 * calls: the member may have changed the language since it opened.
 */
export async function loadMessages(): Promise<void> {
  const used = LOCALES.filter((locale) => hasTexts(locale, ['start']));
  const ofScreens = LOCALES.some((locale) => hasTexts(locale, ['rest'])) ? (['rest'] as const) : [];
  await Promise.all(
    used.map((locale) => loadTexts(locale, ['messages', ...ofScreens]).catch(() => undefined)),
  );
}
