import * as z from 'zod/mini';
import { documented } from './documented';
import type { Open } from './open';

/** Lists the known values for types and documents, and accepts any string. */
export const openEnum = <const Known extends string>(known: readonly Known[]): z.ZodMiniType<Open<Known>> =>
  documented(z.string(), { anyOf: [{ type: 'string', enum: known }, { type: 'string' }] });
