import type { PlainTextKey } from '#/i18n/text-types';

/** How far a transaction or a slip is. */
export type Progress = 'success' | 'failed' | 'progress';

/** Whatever is neither a success nor a failure is still under way. */
export const progressOf = (status: string): Progress => {
  if (status === 'SUCCESS') return 'success';
  return status === 'FAILED' ? 'failed' : 'progress';
};

/** The colour and the word of each. */
export const BADGES = {
  success: { tone: 'success', word: 'records.status.success' },
  failed: { tone: 'danger', word: 'records.status.failed' },
  progress: { tone: 'warning', word: 'records.status.progress' },
} as const satisfies Record<Progress, { tone: string; word: PlainTextKey }>;
