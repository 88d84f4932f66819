/** Messages per page of history. */
export const PAGE_SIZE = 10;

/** Times in ms, distances in CSS pixels. */
export const RECONNECT_EVERY = 500;
export const CHECK_LINK_EVERY = 5000;
/** While the panel is closed and the socket does not deliver, history is read for the badge. */
export const CHECK_CLOSED_EVERY = 20_000;
export const READ_RECEIPT_DEBOUNCE = 1000;
export const SCROLL_TO_BOTTOM_FROM = 60;

/** If the server does not confirm joins, history is read right away and again after this time. */
export const SECOND_LOOK_AFTER = 2000;

/** A message older than this that the socket did not deliver means that the connection is dead. */
export const DELIVERY_GRACE = 2000;

/**
 * How long a send may take if the client has no `timeouts.call`; after that, history is read to find out whether it
 * arrived. The other calls have the client's limits: by default 60 s, and 300 s for an upload.
 */
export const SEND_TIMEOUT = 60_000;

/**
 * Most calls that take this long hang on a dead connection. A page of history is then requested again, and again after
 * twice the time, up to the maximum. A send is only given up early if the server deduplicates.
 */
export const ASK_AGAIN_AFTER = 8000;
export const MAX_ASK_AGAIN_AFTER = 60_000;
export const ANSWER_DUE_AFTER = 20_000;

/** The pause after a failure; doubled after each further one, up to the longest. */
export const RETRY_AFTER = 1000;
export const MAX_RETRY_AFTER = 60_000;
/** How often a message is tried before the member decides, and history is read before sends stop waiting for it. */
export const MAX_TRIES = 4;

/** The time after which the connection of a hidden page is closed. */
export const SUSPEND_AFTER = 60_000;
