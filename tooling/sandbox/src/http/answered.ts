/** How a call ended that changes something. */
export interface WriteEnd {
  readonly operationId: string;
  readonly outcome: 'done' | 'refused' | 'failed' | 'cut';
  /** Of a refusal; else empty. */
  readonly code: string;
}

/** A call that has been answered, or whose connection has ended. */
export interface Answered {
  readonly method: string;
  /** As declared, with its parameters after colons; 'none' where there is no such route. */
  readonly route: string;
  /** Empty outside the API. */
  readonly market: string;
  readonly status: number;
  readonly seconds: number;
  /** Of a call that changes something. */
  readonly write: WriteEnd | undefined;
}
