import type { Target } from '../endpoint/endpoint-types';
import { endpoints } from '../endpoints/all';
import { openApiDocument } from './document';

/** Every declaration, with what only documents and tests read of it. */
export const targets: readonly Target[] = Object.values(endpoints as unknown as Record<string, Target>);

/** The text of openapi.json. */
export const documented = (version: string): string =>
  `${JSON.stringify(openApiDocument(targets, version), null, 2)}\n`;
