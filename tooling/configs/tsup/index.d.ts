import type { defineConfig, Options } from 'tsup';

type Entry = Record<string, string> | string[];
type Config = ReturnType<typeof defineConfig>;

export declare const library: (entry: Entry, options?: Options) => Config;
export declare const program: (entry: Entry, options?: Options) => Config;
