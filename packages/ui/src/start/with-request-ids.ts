import type { Transport } from '@member-wallet/api-sdk';
import { newKey } from '#/session/intents';

/** Adds an id to every request, under which the server logs it. */
export const withRequestIds =
  (send: Transport): Transport =>
  (request) =>
    send({ ...request, headers: { ...request.headers, 'X-Request-Id': newKey() } });
