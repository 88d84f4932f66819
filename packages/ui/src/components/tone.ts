/** The states that colour may repeat; a word and a shape always say them too. */
export type Tone = 'success' | 'warning' | 'info' | 'danger' | 'neutral';
