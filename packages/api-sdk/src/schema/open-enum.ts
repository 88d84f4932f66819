import * as z from 'zod/mini';
import { documented } from './documented';

/** Known values for code completion, any other string at run time: a new server value breaks no client. */
export type Open<Known extends string> = Known | (string & {});

/** Lists the known values (for the types and the documents) and accepts any string. */
export const openEnum = <const Known extends string>(known: readonly Known[]): z.ZodMiniType<Open<Known>> =>
  documented(z.string(), { anyOf: [{ type: 'string', enum: known }, { type: 'string' }] });
