/** One plumeria petal, about 11 units long from (0, 0), curved towards the next petal. */
export const PETAL =
  'M0 0C-2.6-1.4-4.1-4.2-3-7.1-2.1-9.4.1-10.8 2.6-10.9 3.3-8.6 3.3-5.6 2.3-3.4 1.7-2 .9-.8 0 0Z';

/** Rotations of the five petals, in degrees. */
export const PETAL_ANGLES = [0, 72, 144, 216, 288] as const;
