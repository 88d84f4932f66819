import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { endpoints } from '../endpoints/all';

/** A call's declaration with its example, which the page build omits. */
export const definitionOf = (operationId: string): EndpointDefinition => {
  const found: unknown = Object.entries(endpoints).find(([name]) => name === operationId)?.[1];
  if (found === undefined) throw new Error(`no endpoint is called ${operationId}`);
  return found as EndpointDefinition;
};
