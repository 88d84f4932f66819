import type { Translate } from '../panel/translate';
import { prepareFile, type PreparedFile } from './prepare-file';

/** Prepares files one after the other, and reports why one is refused. */
export async function prepareFiles(
  files: readonly File[],
  t: Translate,
  onPrepared: (prepared: PreparedFile) => void,
  onProblem: (text: string) => void,
): Promise<void> {
  // Sending them stores them for the next page; its code then is there already, or is asked for once more.
  import('../../driver/browser/file-store').catch(() => {});
  for (const file of files) {
    const result = await prepareFile(file, () => onProblem(t('shrinking')));
    if (result.ok) onPrepared(result.prepared);
    else if (result.code === 'FILE_TOO_LARGE') {
      onProblem(t('fileTooLarge', { count: result.params.megabytes }));
    } else onProblem(t('fileNotSupported'));
  }
}
