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

// Failures before the request leaves the machine.
const neverSent: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ERR_INVALID_URL'];

/** A transport's error may carry the whole request: only its code and its message go on. */
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

/** A listener that throws, at once or by promise, must not turn a call that succeeded into one that failed. */
const tell = async <Value>(listener: ((value: Value) => void) | undefined, value: Value): Promise<void> => {
  try {
    await listener?.(value);
  } catch {
    // Its own fault; the call goes on.
  }
};

/**
 * Sends one call, once. The timeout covers the whole exchange, and the caller's signal is listened to until the call ends.
 */
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
  // Nothing is in doubt before the request is handed over.
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
    // Only a promise is awaited: every other call is sent before this function returns.
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
        // A platform's event has more, such as the whole request.
        onUploadProgress && (({ loaded, total }) => void tell(onUploadProgress, { loaded, total })),
    });
    const { data, deviations } = readResponse(endpoint, response, hidden);
    for (const deviation of deviations)
      void tell(client.onDeviation, { endpoint: operationId, ...deviation });
    return data;
  } catch (error) {
    // What getToken rejects with is the caller's own, whatever it is: nothing was sent.
    if (!secrets && !stopped) throw error;
    const failure = isBranded(error) ? error : (stopped ?? lost(context, error, secrets ?? []));
    void tell(client.onError, failure);
    throw failure;
  } finally {
    clearTimeout(timer);
    forget?.();
  }
};
