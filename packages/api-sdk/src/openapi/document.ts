import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { describeSchemas } from './describe-schemas';
import type { EntityTypes } from './entity-types';
import { failureExamples, failureHeaders, failureSchemas } from './failures';
import type { Json } from './json';
import { operationOf, uploadForm } from './operation';
import { headerParameters } from './parameters';
import { components } from './schemas';
import { describeTag, tagOf } from './subjects';

const info = (version: string): Json => ({
  title: 'Member wallet API',
  version,
  summary: 'The calls of a member wallet app to its backend.',
  description: [
    'Amounts are numbers in major units, times are ISO 8601. In a response, null and a missing field mean the same. ' +
      'Schemas name the known fields; servers may send more.',
    '`x-effect` says whether a call changes something, whatever its method: a call that writes is never repeated, ' +
      'cached or prefetched. `x-timeout-ms` is how long to wait for its response.',
    'A refusal says its code in `message`. Some servers refuse with status 200: a response to a write whose `message`, ' +
      '`code` or `error` is a code of its failures was refused too.',
  ].join('\n\n'),
});

/** The OpenAPI document of the endpoints. */
export const openApiDocument = (
  endpoints: readonly EndpointDefinition[],
  version: string,
  types: EntityTypes,
): Json => {
  const parts = components(endpoints);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const item = (paths[endpoint.path] ??= {});
    item[endpoint.method.toLowerCase()] = operationOf(endpoint, parts);
  }
  const tags = [...new Set(endpoints.map(({ path }) => tagOf(path)))];
  return {
    openapi: '3.1.0',
    info: info(version),
    servers: [
      {
        url: '{origin}',
        description: 'Where the API is served.',
        variables: {
          origin: {
            default: 'https://wallet.example',
            description: 'Scheme and host, without a slash at the end. An app calls its own origin.',
          },
        },
      },
    ],
    tags: tags.map((name) => ({ name, description: describeTag(name) })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of login.' } },
      parameters: headerParameters,
      headers: failureHeaders,
      schemas: {
        ...describeSchemas(parts.schemas, types),
        UploadForm: uploadForm,
        ...failureSchemas(endpoints),
      },
      examples: failureExamples(endpoints),
    },
  };
};
