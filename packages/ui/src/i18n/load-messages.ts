import { hasTexts, loadTexts } from './load-texts';
import { LOCALES } from './locale';

/**
 * Loads the messages for refusals in each language in use, because the member may have changed it since the screen
 * opened. Writes load them during their call and wait for them before they show a refusal. If they do not load, the
 * refusal only says that something went wrong.
 */
export async function loadMessages(): Promise<void> {
  const used = LOCALES.filter((locale) => hasTexts(locale, ['start']));
  await Promise.all(used.map((locale) => loadTexts(locale, ['rest']).catch(() => undefined)));
}
