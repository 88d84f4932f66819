import type { Transport } from '@member-wallet/api-sdk';
import { transport as send } from '@member-wallet/api-sdk/axios';
import { newKey } from '#/session/intents';

/** Gives every request an id, under which the server logs it. */
export const transport: Transport = (request) =>
  send({ ...request, headers: { ...request.headers, 'X-Request-Id': newKey() } });
