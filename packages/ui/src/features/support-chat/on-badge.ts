import type { ReactNode } from 'react';

/** Takes what to show on the link to the page that has the chat; null for nothing. */
export type OnBadge = (badge: ReactNode) => void;
