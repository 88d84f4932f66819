import type { Transport } from '@member-wallet/api-sdk';
import { transport as send } from '@member-wallet/api-sdk/axios';
import { learningServerTime } from '#/data/server-clock';
import { newKey } from '#/session/intents';

const learning = learningServerTime(send);

/** Gives every request an id, under which the server logs it. */
const named: Transport = (request) =>
  learning({ ...request, headers: { ...request.headers, 'X-Request-Id': newKey() } });

/** What sends the app's requests. @param hasIds gives each an id of its own */
export const sending = (hasIds: boolean) => ({ transport: hasIds ? named : learning });
