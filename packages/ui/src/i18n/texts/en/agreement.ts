export const agreement = {
  title: 'Agreement',
  accept: 'Accept',
} as const;
