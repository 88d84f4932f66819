import type { Client } from '../client/client';
import { checkMs, longestMs } from '../client/check-ms';
import { whenStopped } from '../client/when-stopped';
import type { Outcome, SdkError } from '../errors/sdk-errors';
import { CancelledError, isBranded, NetworkError, TimeoutError } from '../errors/sdk-errors';
import type { EndpointDefinition } from './endpoint-definition';
import type { CallOptions } from './endpoint-types';
import { buildBody, buildHeaders, buildPath, fieldsOf } from './request';
import { readResponse } from './response';
import { redact, secretsOf } from './secrets';

interface Context {
  readonly endpoint: string;
  outcome: Outcome;
}

// Error codes of failures before the request leaves the machine.
const neverSent: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ERR_INVALID_URL'];

/** Only keeps the code and message of a transport's error, which may contain the whole request. */
const lost = (context: Context, error: unknown, secrets: readonly string[]): NetworkError => {
  const { code, message }: { readonly [field: string]: unknown } = Object(error);
  const reason = typeof code === 'string' && code ? code : 'ERR_NETWORK';
  return new NetworkError({
    ...context,
    ...(neverSent.includes(reason) && { outcome: 'none' }),
    reason,
    cause: { message: typeof message === 'string' ? redact(message, secrets) : undefined },
  });
};

/** Calls a listener. If it throws or rejects, a successful call must not become a failed one. */
export const callListener = async <Value>(
  listener: ((value: Value) => void) | undefined,
  value: Value,
): Promise<void> => {
  try {
    await listener?.(value);
  } catch {
    // The listener's fault; the call continues.
  }
};

/** Sends a call once. The timeout covers the whole exchange, and the caller's signal is observed until the call ends. */
export const call = async (
  client: Client,
  endpoint: EndpointDefinition,
  input: unknown,
  options: CallOptions,
): Promise<unknown> => {
  checkMs('timeoutMs', options.timeoutMs);
  const fields = fieldsOf(input);
  const url = client.baseURL + buildPath(endpoint, fields);
  const body = buildBody(endpoint, fields);
  const { operationId, effect } = endpoint;
  // Until the request is passed to the transport, a write has had no effect.
  const context: Context = { endpoint: operationId, outcome: 'none' };
  let secrets: readonly string[] | undefined;
  const { signal, onUploadProgress } = options;
  const timeoutMs =
    options.timeoutMs ?? client.timeouts[endpoint.form ? 'upload' : 'call'] ?? endpoint.timeoutMs;
  const controller = new AbortController();
  let stopped: SdkError | undefined;
  const stop = (reason: SdkError) => {
    stopped ??= reason;
    controller.abort();
  };
  const forget = signal && whenStopped(signal, () => stop(new CancelledError(context)));
  const timer = setTimeout(
    () => stop(new TimeoutError({ ...context, timeoutMs })),
    Math.min(timeoutMs, longestMs),
  );
  try {
    const given = !stopped && client.getToken?.();
    // Only await a promise, so that every other call is sent synchronously.
    const token =
      typeof given === 'object' && given
        ? await Promise.race([
            given,
            new Promise<never>((_, reject) => controller.signal.addEventListener('abort', reject)),
          ])
        : given;
    if (stopped) throw stopped;
    const headers = buildHeaders(client, endpoint, body, token, options.idempotencyKey);
    const hidden = (secrets = secretsOf(fields, headers, client.checkedHeaders));
    if (effect === 'write') context.outcome = 'unknown';
    const response = await client.transport({
      operationId,
      effect,
      method: endpoint.method,
      url,
      headers,
      body,
      redact: (text) => redact(text, hidden),
      signal: controller.signal,
      onUploadProgress:
        // A platform's event may contain more, such as the whole request.
        onUploadProgress && (({ loaded, total }) => void callListener(onUploadProgress, { loaded, total })),
    });
    const { data, deviations } = readResponse(endpoint, response, hidden);
    for (const deviation of deviations)
      void callListener(client.onDeviation, { endpoint: operationId, ...deviation });
    return data;
  } catch (error) {
    // Rethrow the rejection of getToken unchanged: nothing was sent.
    if (!secrets && !stopped) throw error;
    const failure = isBranded(error) ? error : (stopped ?? lost(context, error, secrets ?? []));
    void callListener(client.onError, failure);
    throw failure;
  } finally {
    clearTimeout(timer);
    forget?.();
  }
};
