import type { PlainTextKey } from '#/i18n/text-types';

/** The status of a transaction or a slip, as shown to members. */
export type Progress = 'success' | 'failed' | 'progress';

/** Every status that is neither a success nor a failure counts as in progress. */
export const progressOf = (status: string): Progress => {
  if (status === 'SUCCESS') return 'success';
  return status === 'FAILED' ? 'failed' : 'progress';
};

/** The badge's colour and text. */
export const BADGES = {
  success: { tone: 'success', word: 'records.status.success' },
  failed: { tone: 'danger', word: 'records.status.failed' },
  progress: { tone: 'warning', word: 'records.status.progress' },
} as const satisfies Record<Progress, { tone: string; word: PlainTextKey }>;
