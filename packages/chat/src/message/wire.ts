/** A message as history and the socket deliver it. Fields that are not listed are not used. */
export interface WireMessage {
  readonly _id?: string | number | null | undefined;
  readonly clientId?: string | null | undefined;
  readonly sender?: string | null | undefined;
  readonly createdAt?: string | number | null | undefined;
  readonly message?: WireContent | null | undefined;
}

export interface WireContent {
  readonly message_type?: string | null | undefined;
  readonly payload?: unknown;
}
