/** How long a spin lasts when its outcome is known in time, in ms; the seed picks a length between. */
export const SHORTEST_SPIN = 4000;
export const LONGEST_SPIN = 5000;

/** How late an outcome may arrive without making the spin longer, in ms after the start. */
export const LATEST_OUTCOME = 3000;

/** The extra turns of a spin, beyond those that bring the slice to the pointer; the seed picks a number between. */
export const FEWEST_TURNS = 2;
export const MOST_TURNS = 3;

/** The shortest glide to rest is a spin's length times its turns times this factor. */
export const RUN_OUT_FACTOR = 0.1;

/** How long the wheel takes to reach its full speed, in ms. */
export const LAUNCH = 250;

/** A wheel never stops closer to an edge than this share of a slice, so that the result is unambiguous. */
export const EDGE_MARGIN = 0.1;
