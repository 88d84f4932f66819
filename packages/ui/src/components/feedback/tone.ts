/** The states that have colours. Text and shape always convey them too. */
export type Tone = 'success' | 'warning' | 'info' | 'danger' | 'neutral';
