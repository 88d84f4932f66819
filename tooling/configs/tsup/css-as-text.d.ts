import type { Options } from 'tsup';

export declare const cssAsText: NonNullable<Options['esbuildPlugins']>[number];
