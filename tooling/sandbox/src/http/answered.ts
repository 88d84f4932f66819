/** The outcome of a write. */
export interface WriteEnd {
  readonly operationId: string;
  readonly outcome: 'done' | 'refused' | 'failed' | 'cut';
  /** The error code of a refusal; otherwise empty. */
  readonly code: string;
}

/** A request that was answered, or whose connection ended. */
export interface Answered {
  readonly method: string;
  /** The pattern, with parameters such as `:id`; 'none' if no route matched. */
  readonly route: string;
  /** Empty outside the API. */
  readonly market: string;
  readonly status: number;
  readonly seconds: number;
  /** Only for writes. */
  readonly write: WriteEnd | undefined;
}
