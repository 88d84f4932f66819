import type * as z from 'zod/mini';
import type { Client } from '../client/client';
import type { ErrorCode } from '../errors/catalogue';
import { lazy } from '../schema/lazy';
import { asResult } from './as-result';
import { call } from './call';
import type { CommonErrorCode, MemberErrorCode } from './common-errors';
import { commonErrors, memberErrors } from './common-errors';
import type { Auth, Effect, Example, Method, EndpointDefinition } from './endpoint-definition';
import type { CallOptions, ReadEndpoint, Result, WriteEndpoint } from './endpoint-types';

type PathKeys<Path extends string> = Path extends `${string}{${infer Key}}${infer Rest}`
  ? Key | PathKeys<Rest>
  : never;
type Flat<T> = { [Key in keyof T]: T[Key] };
type Input<Path extends string, Body> = [PathKeys<Path>] extends [never]
  ? [unknown] extends [Body]
    ? void
    : Flat<Body>
  : [unknown] extends [Body]
    ? { [Key in PathKeys<Path>]: string }
    : Flat<{ [Key in PathKeys<Path>]: string } & Body>;

/** Calls of visitors have no codes about tokens. */
type SharedCode<A extends Auth> = A extends 'none' ? CommonErrorCode : CommonErrorCode | MemberErrorCode;

interface Declaration<
  Path extends string,
  E extends Effect,
  A extends Auth,
  Code extends ErrorCode,
  Body,
  Data,
> {
  readonly operationId: string;
  readonly method: Method;
  readonly path: Path;
  readonly auth: A;
  readonly effect: E;
  readonly summary: string;
  /** Default: 60,000; uploads set 300,000. */
  readonly timeoutMs?: 300_000;
  /** Builds a multipart body instead of JSON. */
  readonly form?: EndpointDefinition['form'];
  readonly body?: () => z.ZodMiniType<Body>;
  readonly response: () => z.ZodMiniType<Data>;
  readonly isRefusal?: EndpointDefinition['isRefusal'];
  /** Codes in addition to those of every endpoint. */
  readonly errors?: readonly Code[];
  readonly example: Example | undefined;
}

/**
 * Declares an endpoint. Its function and types, the OpenAPI document, the test backend and the conformance run are
 * derived from this declaration. Schemas are built on first use.
 */
export function endpoint<
  const Path extends string,
  E extends Effect,
  A extends Auth,
  Data,
  Body = unknown,
  const Code extends ErrorCode = never,
>(
  declaration: Declaration<Path, E, A, Code, Body, Data>,
): E extends 'read'
  ? ReadEndpoint<Input<Path, Body>, Data, Code | SharedCode<A>>
  : WriteEndpoint<Input<Path, Body>, Data, Code | SharedCode<A>>;
export function endpoint(
  declaration: Declaration<string, Effect, Auth, ErrorCode, unknown, unknown>,
): object {
  const { auth, errors = [] } = declaration;
  const body = declaration.body && lazy(declaration.body);
  const response = lazy(declaration.response);
  const definition: EndpointDefinition = {
    ...declaration,
    timeoutMs: declaration.timeoutMs ?? 60_000,
    encoding: declaration.form ? 'multipart' : 'json',
    get body() {
      return body?.();
    },
    get response() {
      return response();
    },
    errors: [...errors, ...commonErrors, ...(auth === 'none' ? [] : memberErrors)],
  };
  const run = (client: Client, input: unknown, options: CallOptions = {}): Promise<unknown> => {
    const send = (by: Client): Promise<unknown> => call(by, definition, input, options);
    return client.around ? client.around(client, definition, send) : send(client);
  };
  const safe = (client: Client, input: unknown, options?: CallOptions): Promise<Result<unknown, string>> =>
    asResult(run(client, input, options));
  return Object.defineProperties(run, {
    ...Object.getOwnPropertyDescriptors(definition),
    name: { value: declaration.operationId },
    safe: { value: safe },
  });
}
