/** A write that moves or creates money, from when it is sent until its outcome is known. */
export interface OpenIntent {
  /** The `owner` of the session that sent it. */
  readonly owner: string;
  /** Its Idempotency-Key. */
  readonly key: string;
  readonly operationId: string;
  /** When it was last sent, in milliseconds since the epoch. */
  readonly at: number;
  /** A digest of the input, equal for equal inputs. */
  readonly input: string;
  /** As on the wire, in the member's currency; null if the input names none. */
  readonly amount: number | null;
  /** 'unknown' once no tab waits for its response. */
  readonly state: 'sending' | 'unknown';
}
