import type { Translate } from '../panel/translate';
import { prepareFile, type PreparedFile } from './prepare-file';

/** Prepares files one after the other, and reports why a file is refused. */
export async function prepareFiles(
  files: readonly File[],
  t: Translate,
  onPrepared: (prepared: PreparedFile) => void,
  onProblem: (text: string) => void,
): Promise<void> {
  // Preloads the code that stores the files when they are sent. If that fails, it is loaded again then.
  import('../../driver/browser/file-store').catch(() => {});
  for (const file of files) {
    const result = await prepareFile(file, () => onProblem(t('shrinking')));
    if (result.ok) onPrepared(result.prepared);
    else if (result.code === 'FILE_TOO_LARGE') {
      onProblem(t('fileTooLarge', { count: result.params.megabytes }));
    } else onProblem(t(result.code === 'FILE_NOT_READABLE' ? 'notLoaded' : 'fileNotSupported'));
  }
}
