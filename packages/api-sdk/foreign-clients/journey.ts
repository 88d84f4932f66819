/** A member, and a picture to upload. */
export interface Given {
  readonly username: string;
  readonly password: string;
  readonly picture: Blob;
}

/** What a client received during the journey. */
interface Received {
  readonly chat: readonly string[] | undefined;
  readonly wrongPassword: string | undefined;
  readonly before: number | string | null | undefined;
  readonly after: number | string | null | undefined;
  readonly refused: string | undefined;
  readonly status: number | undefined;
  readonly newest: string | undefined;
  readonly total: number | string | undefined;
  readonly qrCode: boolean | undefined;
  readonly slip: unknown;
}

/**
 * Reads the chat as a visitor, logs in (first with a wrong password), reads the wallet, sends one transfer twice with the same
 * key, transfers too much, reads the statement and a QR code, and uploads a slip.
 */
export type Journey = (baseUrl: string, given: Given) => Promise<Received>;
