import type { Client } from '../client/client';
import { Stopper } from '../client/stop-signal';
import type { SdkError } from '../errors/sdk-errors';
import { CancelledError, NetworkError, TimeoutError } from '../errors/sdk-errors';
import { isSdkError } from '../errors/guards';
import type { CallOptions, EndpointDefinition } from './endpoint-types';
import { buildBody, buildHeaders, buildPath, fieldsOf } from './request';
import { readResponse } from './response';
import { redact, secretsOf } from './secrets';

// Failures before the request leaves the machine.
const neverSent: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ERR_INVALID_URL'];

const reasonOf = (error: unknown): string => {
  const { code }: { readonly code?: unknown } = Object(error);
  return typeof code === 'string' && code !== '' ? code : 'ERR_NETWORK';
};

/** A listener that throws must not turn a call that succeeded into one that failed. */
const tell = <Value>(listener: ((value: Value) => void) | undefined, value: Value): void => {
  try {
    listener?.(value);
  } catch {
    // Its own fault; the call goes on.
  }
};

/**
 * Sends one call, once. The timeout covers the whole exchange, and the listener on the caller's signal is removed
 * when the call ends.
 */
export const call = async (
  client: Client,
  endpoint: EndpointDefinition,
  input: unknown,
  options: CallOptions,
): Promise<unknown> => {
  const fields = fieldsOf(input);
  const url = client.baseURL + buildPath(endpoint, fields);
  const body = buildBody(endpoint, fields);
  const { operationId, effect } = endpoint;
  const notSent = { endpoint: operationId, outcome: 'none' } as const;
  const sent = effect === 'write' ? ({ ...notSent, outcome: 'unknown' } as const) : notSent;
  // What a stop means: until the request is handed over, nothing is in doubt.
  let handedOver: typeof sent | undefined;
  const { signal, onUploadProgress } = options;
  const { call: short, upload } = client.timeouts;
  const timeoutMs = options.timeoutMs ?? (endpoint.form ? upload : short) ?? endpoint.timeoutMs;
  const stopper = new Stopper();
  let stopped: SdkError | undefined;
  const stop = (reason: SdkError) => {
    stopped ??= reason;
    stopper.stop();
  };
  const onAbort = () => stop(new CancelledError(handedOver ?? notSent));
  signal?.addEventListener('abort', onAbort);
  const timer = setTimeout(
    () => stop(new TimeoutError({ ...(handedOver ?? notSent), timeoutMs })),
    timeoutMs,
  );
  try {
    if (signal?.aborted) onAbort();
    const given = stopped ? null : client.getToken?.();
    // Only a promise is awaited: every other call is sent before this function returns.
    const token =
      typeof given === 'object' && given ? await Promise.race([given, stopper.whenStopped()]) : given;
    if (stopped) throw stopped;
    const headers = buildHeaders(client, endpoint, body, token, options.idempotencyKey);
    const secrets = secretsOf(fields, headers, client.checkedHeaders);
    handedOver = sent;
    const response = await client.transport({
      operationId,
      effect,
      method: endpoint.method,
      url,
      headers,
      body,
      redact: (text) => redact(text, secrets),
      signal: stopper,
      onUploadProgress: onUploadProgress && ((progress) => tell(onUploadProgress, progress)),
    });
    const { data, deviations } = readResponse(endpoint, response, secrets);
    for (const deviation of deviations) tell(client.onDeviation, { endpoint: operationId, ...deviation });
    return data;
  } catch (error) {
    // What getToken rejects with is the caller's own, whatever it is: nothing was sent.
    if (!handedOver && !stopped) throw error;
    const reason = reasonOf(error);
    const failure = isSdkError(error)
      ? error
      : (stopped ?? new NetworkError({ ...(neverSent.includes(reason) ? notSent : sent), reason }));
    tell(client.onError, failure);
    throw failure;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
};
