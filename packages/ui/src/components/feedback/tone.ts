/** The states shown in colour; text and shape always convey them too. */
export type Tone = 'success' | 'warning' | 'info' | 'danger' | 'neutral';
