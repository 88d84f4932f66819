import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { endpoints } from '../endpoints/all';

/** The declaration of a call with its example, which the copy that pages load does not have. */
export const definitionOf = (operationId: string): EndpointDefinition => {
  const found: unknown = Object.entries(endpoints).find(([name]) => name === operationId)?.[1];
  if (found === undefined) throw new Error(`no endpoint is called ${operationId}`);
  return found as EndpointDefinition;
};
