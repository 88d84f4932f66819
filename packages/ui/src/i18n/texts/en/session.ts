export const session = {
  expired: 'Your session has ended. Please log in again.',
} as const;
