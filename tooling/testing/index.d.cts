/** Whether this is the exhaustive run: full matrices and more rounds, instead of what usually finds a fault. */
export declare const IS_EXHAUSTIVE: boolean;

/** How often a test repeats: usually enough to find what it looks for, many more times in the exhaustive run. */
export declare function runs(usual: number, exhaustive: number): number;

/** Some of the cases in `npm test`, all of them in the exhaustive run. */
export declare function sampled<T>(all: readonly T[], ...some: readonly T[]): readonly T[];

/**
 * Polls until the condition holds, and rejects after `withinMs`, a minute by default: generous, since machines may be slow
 * and busy.
 */
export declare function until(done: () => boolean | Promise<boolean>, withinMs?: number): Promise<void>;

/** A port of the loopback interface that nothing listens on. */
export declare function freePort(): Promise<number>;
