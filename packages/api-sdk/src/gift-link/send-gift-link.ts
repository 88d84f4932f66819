import type { Client } from '../client/client';
import { asResult } from '../endpoint/as-result';
import { callListener } from '../endpoint/call';
import type { CallOptions, ErrorCodeOf, Result } from '../endpoint/endpoint-types';
import { isSdkError } from '../errors/guards';
import { sendTrueLink } from '../endpoints/money';
import type { Unspecified } from '../schema/unspecified';
import { encryptGiftLink } from './encrypt-gift-link';

export interface GiftLink {
  /** As the member pasted it; surrounding spaces are trimmed. */
  readonly link: string;
  /** The passphrase that the operator's server shares with its pages. */
  readonly passphrase: string;
}

const send = async (client: Client, gift: GiftLink, options?: CallOptions): Promise<Unspecified> => {
  const link = await encryptGiftLink(gift.link.trim(), gift.passphrase).catch((error: unknown) => {
    // The failure occurred before the client had a call to report.
    if (isSdkError(error)) void callListener(client.onError, error);
    throw error;
  });
  return sendTrueLink(client, { link }, options);
};

/** The type of sendGiftLink. */
export interface SendGiftLink {
  (client: Client, gift: GiftLink, options?: CallOptions): Promise<Unspecified>;
  safe(
    client: Client,
    gift: GiftLink,
    options?: CallOptions,
  ): Promise<Result<Unspecified, ErrorCodeOf<typeof sendTrueLink>>>;
}

/** Encrypts a gift link and redeems it. A write: sent once. */
export const sendGiftLink: SendGiftLink = /* @__PURE__ */ Object.assign(
  (client: Client, gift: GiftLink, options?: CallOptions) => send(client, gift, options),
  {
    safe: (client: Client, gift: GiftLink, options?: CallOptions) =>
      asResult<Unspecified, ErrorCodeOf<typeof sendTrueLink>>(send(client, gift, options)),
  },
);
