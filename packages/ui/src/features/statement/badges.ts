import type { Tone } from '#/components/feedback/tone';
import type { PlainTextKey } from '#/i18n/text-types';
import type { Progress } from './statement-view';

/** The colour and text for the progress of an entry or a slip. */
export const BADGES = {
  success: { tone: 'success', word: 'statement.status.success' },
  failed: { tone: 'danger', word: 'statement.status.failed' },
  progress: { tone: 'warning', word: 'statement.status.progress' },
} as const satisfies Record<Progress, { tone: Tone; word: PlainTextKey }>;
